import styles from './scale-strip.module.css'
import { scaleBars } from './scale-bars.ts'
import type { Thread } from './simulation/thread.ts'

interface ScaleStripProps {
  thread: Thread
  /** A suggestion waits: a place for it is drawn, in amber. */
  isSuggested: boolean
}

/** The conversation to scale: the customer above the line, replies below, each as wide as its words. Decorative. */
export function ScaleStrip({ thread, isSuggested }: ScaleStripProps) {
  const bars = scaleBars(thread.messages)
  const last = bars.at(-1)
  const next = last ? Math.min(960, last.x + last.width + 14) : 0
  return (
    <div className={styles.strip} aria-hidden="true">
      <svg viewBox="0 0 1000 40" preserveAspectRatio="none">
        <path className={styles.line} d="M0 20H1000" />
        {bars.map(({ id, from, x, width }) => (
          <rect
            key={id}
            className={styles[from]}
            x={x}
            y={from === 'customer' ? 3 : 23}
            width={width}
            height="14"
          />
        ))}
        {thread.typing && (
          <rect
            className={`${styles[thread.typing]} ${styles.coming}`}
            x={next}
            y={thread.typing === 'customer' ? 3 : 23}
            width="34"
            height="14"
          />
        )}
        {isSuggested && !thread.typing && (
          <rect className={styles.suggested} x={next} y="23" width="34" height="14" />
        )}
      </svg>
    </div>
  )
}
