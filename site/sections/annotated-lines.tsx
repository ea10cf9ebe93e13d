import type { ReactNode } from 'react'
import styles from './annotated-lines.module.css'

/** Sentences of a call, each with a note on what it shows: `AnnotatedLine`s in order. */
export function AnnotatedLines({ children }: { children: ReactNode }) {
  return <ol className={`ruled-rows ${styles.lines}`}>{children}</ol>
}

interface AnnotatedLineProps {
  /** When it is said, as shown: "0:11". */
  time: string
  /** The assistant speaks in amber, a human agent in full ink, the caller paler; `nobody` is a silence. */
  speaker: 'assistant' | 'agent' | 'caller' | 'nobody'
  /** The sentence. */
  says: ReactNode
  title: string
  /** A short value at the right of the title: "10 of 10". */
  value?: string
  /** An SVG about 26 px wide between time and sentence; on all lines of a list, or on none. */
  mark?: ReactNode
  /** The explanation. */
  children: ReactNode
}

export function AnnotatedLine({ time, speaker, says, title, value, mark, children }: AnnotatedLineProps) {
  return (
    <li>
      <time className={`small-muted ${styles.time}`}>{time}</time>
      {mark}
      <p className={styles.says} data-speaker={speaker}>
        {says}
      </p>
      <div className={styles.note}>
        <h3 className="spread heading-4">
          {title}
          {value && <span className="tabular text-2">{value}</span>}
        </h3>
        <p className="text-2">{children}</p>
      </div>
    </li>
  )
}
