import { useState } from 'react'
import { askingWords } from '../../../content/portal/inbox-words.ts'
import { site } from '../../../content/site.ts'
import type { InboxRow } from './inbox-rows.ts'

/**
 * Tells screen readers of what comes into the open conversation, and of customers who begin to ask for a person
 * elsewhere; of nothing else, for an inbox never rests.
 */
export function Announcer({ rows, openId }: { rows: readonly InboxRow[]; openId: string | undefined }) {
  const open = rows.find(({ conversation }) => conversation.id === openId)
  const arrived = open && arrivalWords(open)
  const asking = rows
    .filter(({ thread }) => thread.holder === 'asks')
    .map(({ conversation }) => conversation.name)
    .join(', ')

  const [heard, hear] = useState({ openId, arrived, asking, words: '' })
  if (heard.openId !== openId) hear({ openId, arrived, asking, words: '' })
  else if (heard.asking !== asking) hear({ openId, arrived, asking, words: asking && askingWords(asking) })
  else if (heard.arrived !== arrived) hear({ openId, arrived, asking, words: arrived ?? heard.words })

  return (
    <p className="visually-hidden" role="status">
      {heard.words}
    </p>
  )
}

function arrivalWords({ conversation, last }: InboxRow): string | undefined {
  const [says, english] = last.line
  if (last.from === 'customer') return `${conversation.name}: ${english ?? says}`
  if (last.from === 'assistant') return `${site.brand}: ${english ?? says}`
  return undefined
}
