import styles from './closing-call.module.css'
import { ClosingWords, type ClosingWordsProps } from './closing-words.tsx'

/** The section that ends a page, under a rule. Static. */
export function ClosingCall(words: ClosingWordsProps) {
  return (
    <section className={`section ${styles.section}`} data-ground="light" aria-labelledby="closing-title">
      <div className="wrap">
        <div className={styles.ruled}>
          <ClosingWords {...words} />
        </div>
      </div>
    </section>
  )
}
