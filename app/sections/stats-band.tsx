import type { ReactNode } from 'react'
import { type ClaimKey, claimOn } from '../../content/claims.ts'
import { CountedLines, type CountedLinesProps } from '../figures/counted-lines.tsx'
import { type ClaimLines, countLines } from './claim-lines.ts'
import styles from './stats-band.module.css'

interface StatsBandProps {
  /** Id of the heading. */
  id: string
  title: ReactNode
  /** Whose figures these are, which are samples, and what one line of each stands for. */
  note: ReactNode
  /** Four of `ClaimedStat` and `SampleStat`: two rows, the first stat and the last the widest. */
  children: ReactNode
}

/** The dark proof: four large figures, each with its counted lines. Static. */
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
  /** Path of the page, which must be one the claim may appear on. */
  on: string
  lines: ClaimLines
  /** Words beside the figure where the claim's own would not read well here. They must not claim more. */
  children?: ReactNode
}

/** A figure the company claims for itself. */
export function ClaimedStat({ claim, on, lines, children }: ClaimedStatProps) {
  const { shown, wording, amount } = claimOn(on, claim)
  return (
    <SampleStat shown={shown} {...countLines(amount, lines)} spoken={lines.spoken}>
      {children ?? wording}
    </SampleStat>
  )
}

interface SampleStatProps extends CountedLinesProps {
  /** The figure as set in type, where it is not the count of bright lines. */
  shown?: string
  children: ReactNode
}

/** An invented figure; the band's note says so. */
export function SampleStat({ shown, children, ...lines }: SampleStatProps) {
  return (
    <div className="column">
      <dt className="text-2">{children}</dt>
      <dd>{shown ?? lines.lit}</dd>
      <dd className={styles.lines} aria-hidden="true">
        <CountedLines {...lines} />
      </dd>
    </div>
  )
}
