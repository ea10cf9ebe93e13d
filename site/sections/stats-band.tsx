import type { ReactNode } from 'react'
import { type ClaimKey, claimOn } from '../content/claims.ts'
import { CountedLines, type CountedLinesProps } from '../../common/figures/counted-lines.tsx'
import styles from './stats-band.module.css'

interface StatsBandProps {
  /** Id of the heading. */
  id: string
  title: ReactNode
  /** Whose figures these are, which are samples, and what one line of each represents. */
  note: ReactNode
  /** Four of `ClaimedStat` and `SampleStat`, in two rows; the first and the last are the widest. */
  children: ReactNode
}

/** The dark band of proof: four large figures, with counted lines for a share of a whole. */
export function StatsBand({ id, title, note, children }: StatsBandProps) {
  return (
    <section className="section" data-ground="dark" aria-labelledby={id}>
      <div className="wrap">
        <h2 className="heading-2" id={id}>
          {title}
        </h2>
        <dl className={styles.stats}>{children}</dl>
        <p className={`caption ${styles.note}`}>{note}</p>
      </div>
    </section>
  )
}

interface ClaimedStatProps {
  claim: ClaimKey
  /** Path of the page; the claim must be allowed there. */
  on: string
  /** For a share: what is lit of a hundred lines, the claim itself or the remainder. */
  part?: 'claimed' | 'left'
  /** Amber: only when the figure counts the assistant's voice. */
  spoken?: boolean
  /** Words beside the figure, when the claim's own would not read well here. They must not claim more. */
  children?: ReactNode
}

/** A figure the company claims for itself. */
export function ClaimedStat({ claim, on, part, spoken, children }: ClaimedStatProps) {
  const { shown, wording, amount } = claimOn(on, claim)
  const lit = part === 'left' ? 100 - amount : amount
  return (
    <SampleStat shown={shown} lines={part && { lit, of: 100, spoken }}>
      {children ?? wording}
    </SampleStat>
  )
}

interface SampleStatProps {
  /** The figure as displayed. */
  shown: string | number
  /** Its share of a whole. Omitted for a mere count: the length of its lines would mean nothing. */
  lines?: CountedLinesProps | undefined
  children: ReactNode
}

/** An invented figure; the band's note says so. */
export function SampleStat({ shown, lines, children }: SampleStatProps) {
  return (
    <div className="column">
      <dt className="text-2">{children}</dt>
      <dd>{shown}</dd>
      {lines && (
        <dd className={styles.lines} aria-hidden="true">
          <CountedLines {...lines} />
        </dd>
      )}
    </div>
  )
}
