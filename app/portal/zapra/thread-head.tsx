import { type RefObject, useId, useRef, useState } from 'react'
import { cardBlockCall } from '../../../content/portal/card-block-call.ts'
import { site } from '../../../content/site.ts'
import { Button } from '../../ui/button.tsx'
import { mayOpen } from '../session/access.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { PortalLink } from '../shell/portal-link.tsx'
import { HolderMark, holderName } from './holder-mark.tsx'
import type { InboxRow } from './inbox-rows.ts'
import styles from './thread-panel.module.css'
import type { PerformAct } from './use-inbox-act.ts'
import { WaysToWrite } from './ways-to-write.tsx'

interface ThreadHeadProps {
  row: InboxRow
  /** Demo seconds of the last full minute. */
  minute: number
  act: PerformAct
  heading: RefObject<HTMLHeadingElement | null>
}

/** Who it is, who has the conversation, and what can be done with it as a whole. */
export function ThreadHead({ row, minute, act, heading }: ThreadHeadProps) {
  const { conversation, thread } = row
  const { holder } = thread
  const [showsWays, setShowsWays] = useState(false)
  const actions = useRef<HTMLDivElement>(null)
  const waysId = useId()
  const hideWays = () => {
    setShowsWays(false)
    actions.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  // The button that was pressed disappears: the keyboard goes on from the name above it.
  const closeOrReopen = (kind: 'close' | 'reopen') => () => {
    heading.current?.focus()
    act({ kind })
  }
  return (
    <>
      <header className={styles.head}>
        <h2 className="heading-3" ref={heading} tabIndex={-1}>
          <BreakableName name={conversation.name} />
        </h2>
        <div className={`buttons ${styles.actions}`} ref={actions}>
          {holder === 'closed' ? (
            <Button size="small" onClick={closeOrReopen('reopen')}>
              Reopen
            </Button>
          ) : (
            <>
              <Button
                look="outline"
                size="small"
                aria-expanded={showsWays}
                aria-controls={waysId}
                onClick={() => setShowsWays(!showsWays)}
              >
                Change channel
              </Button>
              <Button look="outline" size="small" onClick={closeOrReopen('close')}>
                Close
              </Button>
              {holder === 'you' ? (
                <Button size="small" onClick={() => act({ kind: 'give-back' })}>
                  <span>
                    Hand back<span className={styles.wide}> to {site.brand}</span>
                  </span>
                </Button>
              ) : (
                <Button size="small" onClick={() => act({ kind: 'take' })}>
                  Take over
                </Button>
              )}
            </>
          )}
        </div>
        <div className={styles.about}>
          <HolderMark holder={holder} words={holderName(holder, conversation)} />
          <p className="text-2">
            {thread.channel} · {conversation.reason} · {conversation.verified}
          </p>
          {conversation.callReference && <CallLinks reference={conversation.callReference} />}
        </div>
      </header>
      {showsWays && holder !== 'closed' && (
        <WaysToWrite
          id={waysId}
          conversation={conversation}
          thread={thread}
          minute={minute}
          act={act}
          onDone={hideWays}
        />
      )}
    </>
  )
}

/** A name that is an email address may only break behind its @. */
function BreakableName({ name }: { name: string }) {
  const [before, after] = name.split('@')
  if (after === undefined) return name
  return (
    <>
      {before}@<wbr />
      {after}
    </>
  )
}

/** The way to the call a conversation goes on from, on the desks that the account may open. */
function CallLinks({ reference }: { reference: string }) {
  const user = useCurrentUser()
  const ways = [
    ['virtual-assistant', `?call=${cardBlockCall.callId}`, 'hear it'],
    ['qams', `?sheet=${cardBlockCall.sheetId}`, 'its score sheet'],
  ] as const
  return (
    <p className="cluster">
      From the call {reference}:{' '}
      {ways
        .filter(([desk]) => user && mayOpen(user, desk))
        .map(([desk, query, words]) => (
          <PortalLink key={desk} className="press-target quiet-link" to={`/dashboard/${desk}${query}`}>
            {words}
          </PortalLink>
        ))}
    </p>
  )
}
