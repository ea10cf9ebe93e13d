import type { ReactNode } from 'react'
import '../styles/drawing.css'
import styles from './hundred-rows.module.css'

/** Counts out of a hundred, one below the other: `HundredRow`s in order. Static. */
export function HundredRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

interface HundredRowProps {
  count: number
  /** Goes on from the count: "of 100 called again". */
  says: string
  /** Path data, 1,000 by 100 units: those that are not counted, those that are, and those that need a person. */
  rest: string
  counted: string
  urgent?: string
}

/** A large count, what it counts, and a hundred lines below. */
export function HundredRow({ count, says, rest, counted, urgent }: HundredRowProps) {
  return (
    <li>
      <p className="text-2">
        <b className="heading-1 tabular">{count}</b> {says}
      </p>
      <svg
        className="line-drawing ink-text"
        viewBox="0 0 1000 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.rest} d={rest} />
        <path d={counted} />
        {urgent && <path className={styles.urgent} d={urgent} />}
      </svg>
    </li>
  )
}
