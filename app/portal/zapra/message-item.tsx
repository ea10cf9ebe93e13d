import type { Conversation } from '../../../content/portal/conversation.ts'
import { site } from '../../../content/site.ts'
import { channelName } from '../../../content/portal/thread-words.ts'
import styles from './message-item.module.css'
import { messageTime } from './message-time.ts'
import type { Message } from './simulation/thread.ts'

interface MessageItemProps {
  message: Message
  conversation: Conversation
  /** Say on which channel it went: the conversation has been on more than one. */
  namesChannel: boolean
}

export function MessageItem({ message, conversation, namesChannel }: MessageItemProps) {
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
  const isForeign = english !== undefined
  return (
    <li className={styles.message} data-from={from}>
      <p className={isCustomer ? 'visually-hidden' : styles.who}>
        {writerName(message, conversation)}
        {isTemplate && ', approved template'}
      </p>
      <div className={styles.words}>
        <p lang={isForeign || isCustomer ? conversation.language : undefined}>{says}</p>
        {isForeign && <p className={styles.english}>{english}</p>}
      </div>
      <time className={styles.time}>
        {messageTime(at)}
        {namesChannel && `, ${channelName(channel)}`}
      </time>
    </li>
  )
}

function writerName({ from }: Message, { name, colleague }: Conversation): string {
  if (from === 'assistant') return site.brand
  if (from === 'you') return 'You'
  return from === 'colleague' ? (colleague ?? 'A colleague') : name
}
