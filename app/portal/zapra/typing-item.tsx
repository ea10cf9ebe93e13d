import type { Conversation } from '../../../content/portal/conversation.ts'
import { typingWords } from '../../../content/portal/inbox-words.ts'
import type { Thread } from './simulation/thread.ts'
import styles from './typing-item.module.css'

/** Somebody is writing. */
export function TypingItem({ thread, conversation }: { thread: Thread; conversation: Conversation }) {
  const isSlowChannel = thread.channel === 'Email' || thread.channel === 'SMS'
  const isCustomer = thread.typing === 'customer'
  const words = isSlowChannel ? typingWords.customerOnSlowChannel : typingWords.customer
  return (
    <li className={styles.typing} data-from={thread.typing}>
      <p>
        {isCustomer ? words : typingWords.assistant}
        <span className="visually-hidden">{isCustomer && `, ${conversation.name}`}</span>
      </p>
      <span className={styles.lines} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </li>
  )
}
