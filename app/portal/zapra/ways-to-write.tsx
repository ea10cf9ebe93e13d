import type { Channel, Conversation } from '../../../content/portal/conversation.ts'
import { waysWords, windowWords } from '../../../content/portal/inbox-words.ts'
import { channelName, consentWords } from '../../../content/portal/thread-words.ts'
import { Button } from '../../ui/button.tsx'
import { messageTime } from './message-time.ts'
import type { Thread } from './simulation/thread.ts'
import { whatMayBeSent, windowClosesAt } from './simulation/what-may-be-sent.ts'
import styles from './thread-panel.module.css'
import type { PerformAct } from './use-inbox-act.ts'

interface WaysToWriteProps {
  id: string
  conversation: Conversation
  thread: Thread
  /** Demo seconds of the last full minute. */
  minute: number
  act: PerformAct
  /** Something was chosen, or nothing is to be. */
  onDone: () => void
}

/** Every channel on which this customer can be written to, with their consent and WhatsApp’s 24 hours. */
export function WaysToWrite({ id, conversation, thread, minute, act, onDone }: WaysToWriteProps) {
  const canAsk = whatMayBeSent(thread, minute) === 'free'
  const choose = (kind: 'move' | 'ask-consent', channel: Channel) => {
    act({ kind, channel })
    onDone()
  }
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
      <p>{waysWords.lead}</p>
      <ul>
        {thread.reach.map((reach) => (
          <li key={reach.channel}>
            <div>
              <b>{reach.channel}</b> <span className="tabular">{reach.address}</span>
              <p>{consentWords(reach)}</p>
              {reach.channel === 'WhatsApp' && reach.consent === 'given' && (
                <p>{windowState(thread, minute)}</p>
              )}
            </div>
            {reach.channel === thread.channel && <span>{waysWords.current}</span>}
            {reach.channel !== thread.channel && reach.consent === 'given' && (
              <Button look="outline" size="small" onClick={() => choose('move', reach.channel)}>
                {waysWords.continueOn(channelName(reach.channel))}
              </Button>
            )}
            {reach.consent === 'not asked' && canAsk && (
              <Button look="outline" size="small" onClick={() => choose('ask-consent', reach.channel)}>
                Ask for consent<span className="visually-hidden"> to {channelName(reach.channel)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {conversation.channel === 'Web chat' && <p>{waysWords.webChat(conversation.shortName)}</p>}
    </section>
  )
}

function windowState(thread: Thread, seconds: number): string {
  const closesAt = windowClosesAt(thread)
  if (closesAt === undefined) return windowWords.neverWritten
  return windowWords[closesAt > seconds ? 'open' : 'over'](messageTime(closesAt))
}
