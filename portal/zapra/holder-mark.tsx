import type { Holder } from '../content/conversation.ts'
import styles from './holder-mark.module.css'

/** Who has a conversation, in words and with its own icon: amber only while it is the assistant. */
export function HolderMark({ holder, words }: { holder: Holder; words: string }) {
  return (
    <span className={styles.mark} data-holder={holder}>
      {words}
    </span>
  )
}
