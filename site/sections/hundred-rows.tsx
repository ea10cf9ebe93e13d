import type { ReactNode } from 'react'
import { polylines } from '../../common/figures/relative-path.ts'
import { Stretched } from '../../common/figures/stretched.tsx'
import '../../common/styles/drawing.css'
import styles from './hundred-rows.module.css'

/** Counts out of a hundred, one below the other: `HundredRow`s in order. */
export function HundredRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

const hundred = Array.from({ length: 100 }, (_, place) => place)

interface HundredRowProps {
  /** Continues the sentence after the count: "of 100 called again". */
  says: string
  /** Which of the hundred are counted, from 0; all if omitted. */
  counted?: readonly number[]
  /** Those that need a person: the tallest lines. If none do, all counted lines are tall. */
  urgent?: readonly number[]
}

/** A large count, what it counts, and a hundred lines below it. */
export function HundredRow({ says, counted = hundred, urgent = [] }: HundredRowProps) {
  const rest = hundred.filter((place) => !counted.includes(place))
  const usual = hundred.filter((place) => counted.includes(place) && !urgent.includes(place))
  return (
    <li>
      <p className="text-2">
        <b className="heading-1 tabular">{counted.length}</b> {says}
      </p>
      <Stretched className="line-drawing ink-text" width={1000} height={100}>
        <path className={styles.rest} d={uprights(rest, 14)} />
        <path d={uprights(usual, urgent.length > 0 ? 14 : 2)} />
        {urgent.length > 0 && <path className={styles.urgent} d={uprights(urgent, 0)} />}
      </Stretched>
    </li>
  )
}

/** Path data of upright lines, ten units apart, that end `inset` units from the drawing's edges. */
function uprights(places: readonly number[], inset: number): string {
  return polylines(places.map((place) => [place * 10 + 5, inset, place * 10 + 5, 100 - inset]))
}
