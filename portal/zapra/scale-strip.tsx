import { Stretched } from '../../common/figures/stretched.tsx'
import styles from './scale-strip.module.css'
import type { Message, Thread } from './thread.ts'

interface ScaleStripProps {
  thread: Thread
  /** A suggestion is waiting: its place is drawn in amber. */
  isSuggested: boolean
}

/** The conversation to scale: the customer above the line, replies below, each as wide as its text. Decorative. */
export function ScaleStrip({ thread, isSuggested }: ScaleStripProps) {
  const bars = scaleBars(thread.messages)
  const last = bars.at(-1)
  const next = last ? Math.min(960, last.x + last.width + 14) : 0
  return (
    <div className={styles.strip}>
      <Stretched width={1000} height={40}>
        <path className={styles.line} d="M0 20H1000" />
        {bars.map(({ from, x, width }) => (
          <rect
            key={x}
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
      </Stretched>
    </div>
  )
}

const gap = 14
const longest = 940

/** A bar per message, as wide as its text, from left to right; a thousand units hold the longest conversation. */
export function scaleBars(messages: readonly Pick<Message, 'from' | 'line'>[]) {
  const spoken = messages.flatMap(({ from, line }) =>
    from === 'event' ? [] : [{ from, width: 40 + Math.min(170, line[0].length * 1.7) }],
  )
  const total = spoken.reduce((sum, { width }) => sum + width + gap, 0)
  const scale = Math.min(1, longest / total)
  let x = 0
  return spoken.map(({ from, width }) => {
    const bar = { from, x: Math.round(x * 10) / 10, width: Math.round(width * scale * 10) / 10 }
    x += (width + gap) * scale
    return bar
  })
}
