import { type RefObject, useId } from 'react'
import type { Conversation } from '../../../content/portal/conversation.ts'
import { composerWords } from '../../../content/portal/inbox-words.ts'
import { site } from '../../../content/site.ts'
import { Button } from '../../ui/button.tsx'
import { checkLength, focusTooLong } from '../../ui/length-check.tsx'
import styles from './reply-area.module.css'
import { smsParts } from './sms-parts.ts'
import type { Thread } from './simulation/thread.ts'

interface ComposerProps {
  conversation: Conversation
  thread: Thread
  draft: string
  field: RefObject<HTMLTextAreaElement | null>
  onDraft: (text: string) => void
  onSend: (text: string) => void
}

const mostCharacters = 2000

/** Where a reply is written. Return sends it, with shift it begins a new line. */
export function Composer({ conversation, thread, draft, field, onDraft, onSend }: ComposerProps) {
  const id = useId()
  const length = checkLength(id, draft, mostCharacters)
  const send = (form: HTMLFormElement | null) => {
    if (form && focusTooLong(form)) return
    const text = draft.trim()
    if (text) onSend(text)
    else field.current?.focus()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        Reply to {conversation.name}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={2}
        enterKeyHint="send"
        {...length.field}
        value={draft}
        placeholder={placeholder(conversation, thread)}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={(event) => {
          // Safari says of the Enter that ends a composed word only by its code that it belongs to the word.
          const isOfWord = event.nativeEvent.isComposing || event.keyCode === 229
          if (event.key !== 'Enter' || event.shiftKey || isOfWord) return
          event.preventDefault()
          send(event.currentTarget.form)
        }}
      />
      <Button size="small" type="submit">
        Send
      </Button>
      {length.message}
      {thread.channel === 'SMS' && draft && <p className="text-2">{composerWords.sms(smsParts(draft))}</p>}
    </form>
  )
}

function placeholder({ shortName, colleague }: Conversation, { holder }: Thread): string {
  if (holder === 'you') return composerWords.write(shortName)
  const from = holder === 'colleague' ? (colleague ?? composerWords.yourColleague) : site.brand
  return composerWords.takesOver(from)
}
