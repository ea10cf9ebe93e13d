import type { Ref } from 'react'
import type { Conversation } from '../../../content/portal/conversation.ts'
import { typingWords } from '../../../content/portal/inbox-words.ts'
import { channelName } from '../../../content/portal/thread-words.ts'
import { site } from '../../../content/site.ts'
import styles from './message-list.module.css'
import { messageTime } from './message-time.ts'
import type { Message, Thread } from './simulation/thread.ts'

interface MessageListProps {
  thread: Thread
  conversation: Conversation
  ref: Ref<HTMLOListElement>
}

/** The messages of the open conversation. */
export function MessageList({ ref, thread, conversation }: MessageListProps) {
  const { messages, typing } = thread
  const namesChannel = messages.some(({ channel }) => channel !== conversation.channel)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
    <ol className={styles.list} ref={ref} aria-label="Messages" tabIndex={0}>
      {messages.map((message) => (
        <MessageItem
          key={message.id}
          message={message}
          conversation={conversation}
          namesChannel={namesChannel}
        />
      ))}
      {typing && (
        <li className={styles.message} data-from={typing}>
          <p className={styles.who}>
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

interface MessageItemProps {
  message: Message
  conversation: Conversation
  /** Say on which channel it went: the conversation has been on more than one. */
  namesChannel: boolean
}

function MessageItem({ message, conversation, namesChannel }: MessageItemProps) {
  const { from, at, line, channel, isTemplate } = message
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
      <p className={isCustomer ? 'visually-hidden' : styles.who}>
        {`${writerName(message, conversation)}${isTemplate ? ', approved template' : ''}`}
      </p>
      <div className={styles.words}>
        <p lang={english || isCustomer ? conversation.language : undefined}>{says}</p>
        {english && <p className={styles.english}>{english}</p>}
      </div>
      <time className={styles.time}>
        {`${messageTime(at)}${namesChannel ? `, ${channelName(channel)}` : ''}`}
      </time>
    </li>
  )
}

function writerName({ from }: Message, { name, colleague }: Conversation): string {
  if (from === 'assistant') return site.brand
  if (from === 'you') return 'You'
  return from === 'colleague' ? (colleague ?? 'A colleague') : name
}

function typingNote({ typing, channel }: Thread): string {
  if (typing === 'assistant') return typingWords.assistant
  return channel === 'Email' || channel === 'SMS' ? typingWords.customerOnSlowChannel : typingWords.customer
}
