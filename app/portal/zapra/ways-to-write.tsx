import type { Conversation, Reach } from '../../../content/portal/conversation.ts'
import { Button } from '../../ui/button.tsx'
import { messageTime } from './message-time.ts'
import { channelName } from './simulation/event-lines.ts'
import type { Thread } from './simulation/thread.ts'
import { whatMayBeSent } from './simulation/what-may-be-sent.ts'
import { isWindowOpen, windowClosesAt } from './simulation/whatsapp-window.ts'
import type { InboxActs } from './use-inbox-acts.ts'
import styles from './ways-to-write.module.css'

interface WaysToWriteProps {
  id: string
  conversation: Conversation
  thread: Thread
  /** Demo seconds of the last full minute. */
  minute: number
  acts: InboxActs
  /** Something was chosen, or nothing is to be. */
  onDone: () => void
}

/** Every channel on which this customer can be written to, with their consent and WhatsApp’s 24 hours. */
export function WaysToWrite({ id, conversation, thread, minute, acts, onDone }: WaysToWriteProps) {
  const canAsk = whatMayBeSent(thread, minute) === 'free'
  return (
    <section
      className={styles.ways}
      id={id}
      aria-label="Change channel"
      data-ways=""
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
      }}
    >
      <p>
        One conversation, on the channel the customer prefers. Nothing goes out on a channel they have not
        agreed to.
      </p>
      <ul>
        {thread.reach.map((reach) => (
          <li key={reach.channel}>
            <div>
              <b>{reach.channel}</b> <span className="tabular">{reach.address}</span>
              <p>{consentWords(reach)}</p>
              {reach.channel === 'WhatsApp' && reach.consent === 'given' && (
                <p>{windowWords(thread, minute)}</p>
              )}
            </div>
            {reach.channel === thread.channel && <span className={styles.here}>In use now</span>}
            {reach.channel !== thread.channel && reach.consent === 'given' && (
              <Button
                look="outline"
                size="small"
                onClick={() => {
                  acts.move(reach.channel)
                  onDone()
                }}
              >
                Continue on {channelName(reach.channel)}
              </Button>
            )}
            {reach.consent === 'not asked' && canAsk && (
              <Button
                look="outline"
                size="small"
                onClick={() => {
                  acts.askConsent(reach.channel)
                  onDone()
                }}
              >
                Ask for consent<span className="visually-hidden"> to {channelName(reach.channel)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {conversation.channel === 'Web chat' && (
        <p>Web chat works only while {conversation.shortName} has the page open.</p>
      )}
    </section>
  )
}

function consentWords({ consent, since }: Reach): string {
  switch (consent) {
    case 'given':
      return `Consent: ${since ?? 'on record'}.`
    case 'withdrawn':
      return `No consent: said no ${since ?? ''}. Nothing can be sent.`
    case 'not asked':
      return 'Never asked. One question has to come first.'
  }
}

function windowWords(thread: Thread, seconds: number): string {
  const closesAt = windowClosesAt(thread)
  if (closesAt === undefined) return 'They have not written here: an approved template has to open it.'
  return isWindowOpen(thread, seconds)
    ? `You may write freely until ${messageTime(closesAt)}: 24 hours from their last message.`
    : `The 24 hours ended ${messageTime(closesAt)}: only an approved template goes out.`
}
