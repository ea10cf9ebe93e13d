import { type RefObject, useId, useRef, useState } from 'react'
import { site } from '../../../content/site.ts'
import { Button } from '../../ui/button.tsx'
import { CallLinks } from './call-links.tsx'
import { HolderMark, holderName } from './holder-mark.tsx'
import type { InboxRow } from './inbox-rows.ts'
import styles from './thread-head.module.css'
import type { InboxActs } from './use-inbox-acts.ts'
import { WaysToWrite } from './ways-to-write.tsx'

interface ThreadHeadProps {
  row: InboxRow
  /** Demo seconds of the last full minute. */
  minute: number
  acts: InboxActs
  heading: RefObject<HTMLHeadingElement | null>
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

/** Who it is, who has the conversation, and what can be done with it as a whole. */
export function ThreadHead({ row, minute, acts, heading }: ThreadHeadProps) {
  const { conversation, thread } = row
  const { holder } = thread
  const [showsWays, setShowsWays] = useState(false)
  const actions = useRef<HTMLDivElement>(null)
  const waysId = useId()
  const hideWays = () => {
    setShowsWays(false)
    actions.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  // What was pressed is gone then: the keyboard goes on from the name above it.
  const andGoOn = (act: () => void) => () => {
    heading.current?.focus()
    act()
  }
  return (
    <>
      <header className={styles.head}>
        <h2 className="heading-3" ref={heading} tabIndex={-1}>
          <BreakableName name={conversation.name} />
        </h2>
        <div className={styles.actions} ref={actions}>
          {holder === 'closed' ? (
            <Button size="small" onClick={andGoOn(acts.reopen)}>
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
              <Button look="outline" size="small" onClick={andGoOn(acts.close)}>
                Close
              </Button>
              {holder === 'you' ? (
                <Button size="small" onClick={acts.giveBack}>
                  <span>
                    Hand back<span className={styles.wide}> to {site.brand}</span>
                  </span>
                </Button>
              ) : (
                <Button size="small" onClick={acts.take}>
                  Take over
                </Button>
              )}
            </>
          )}
        </div>
        <div className={styles.about}>
          <HolderMark holder={holder} words={holderName(holder, conversation)} />
          <p>
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
          acts={acts}
          onDone={hideWays}
        />
      )}
    </>
  )
}
