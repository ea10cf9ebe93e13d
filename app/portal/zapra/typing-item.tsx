import type { Conversation } from '../../../content/portal/conversation.ts'
import { site } from '../../../content/site.ts'
import type { Thread } from './simulation/thread.ts'
import styles from './typing-item.module.css'

/** Somebody is writing. Nobody sees that on e-mail and SMS, so there it says that the demo is quicker than life. */
export function TypingItem({ thread, conversation }: { thread: Thread; conversation: Conversation }) {
  const isSlowChannel = thread.channel === 'Email' || thread.channel === 'SMS'
  const isCustomer = thread.typing === 'customer'
  const words = isSlowChannel ? 'Answering, sooner than in life' : 'Typing'
  return (
    <li className={styles.typing} data-from={thread.typing}>
      <p>
        {isCustomer ? words : `${site.brand} is thinking`}
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
