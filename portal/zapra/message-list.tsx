import type { Ref } from 'react'
import type { Conversation } from '../content/conversation.ts'
import { site } from '../../common/brand/site.ts'
import { demoTimeLabel } from '../state/demo-clock.ts'
import styles from './message-list.module.css'
import type { Message, Thread } from './thread.ts'

interface MessageListProps {
  thread: Thread
  conversation: Conversation
  ref: Ref<HTMLOListElement>
}

/** The messages of the open conversation. */
export function MessageList({ ref, thread, conversation }: MessageListProps) {
  const { messages, typing } = thread
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
    <ol className={styles.list} ref={ref} aria-label="Messages" aria-live="polite" tabIndex={0}>
      {messages.map((message) => (
        <MessageItem
          key={`${message.from} ${message.at} ${message.line[0]}`}
          message={message}
          conversation={conversation}
        />
      ))}
      {typing && (
        <li className={styles.message} data-from={typing}>
          <p className="micro-muted">
            {typingNote(thread)}
            {typing === 'customer' && <span className="visually-hidden">, {conversation.name}</span>}
          </p>
          <span className={`${styles.words} ${styles.typing}`} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </li>
      )}
    </ol>
  )
}

function MessageItem({ message, conversation }: { message: Message; conversation: Conversation }) {
  const { from, at, line } = message
  const [says, english] = line
  if (from === 'event') {
    return (
      <li className={styles.event}>
        <p>{says}</p>
      </li>
    )
  }
  const isCustomer = from === 'customer'
  return (
    <li className={styles.message} data-from={from}>
      <p className={isCustomer ? 'visually-hidden' : 'micro-muted'}>{writerName(message, conversation)}</p>
      <div className={styles.words}>
        <p lang={english || isCustomer ? conversation.language : undefined}>{says}</p>
        {english && <p className={styles.english}>{english}</p>}
      </div>
      <time className={styles.time}>{demoTimeLabel(at)}</time>
    </li>
  )
}

function writerName({ from }: Message, { name, colleague }: Conversation): string {
  if (from === 'assistant') return site.brand
  if (from === 'you') return 'You'
  return from === 'colleague' ? (colleague ?? 'A colleague') : name
}

function typingNote({ typing, channel }: Thread): string {
  if (typing === 'assistant') return `${site.brand} is thinking`
  // Nobody sees who is writing an email or an SMS: there the demo says that it is quicker than life.
  return channel === 'Email' || channel === 'SMS' ? 'Answering, sooner than in life' : 'Typing'
}
