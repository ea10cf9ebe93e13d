import type { Conversation, Holder } from '../../../content/portal/conversation.ts'
import { site } from '../../../content/site.ts'
import styles from './holder-mark.module.css'

/** Who has a conversation, in words and with a sign of its own: amber only while it is the assistant. */
export function HolderMark({ holder, words }: { holder: Holder; words: string }) {
  return (
    <span className={styles.mark} data-holder={holder}>
      {words}
    </span>
  )
}

export function holderWords(holder: Holder, { colleague }: Conversation): string {
  switch (holder) {
    case 'assistant':
      return site.brand
    case 'asks':
      return 'Asks for a person'
    case 'colleague':
      return `With ${colleague ?? 'a colleague'}`
    case 'you':
      return 'With you'
    case 'closed':
      return 'Closed'
  }
}
