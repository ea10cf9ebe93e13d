import type { ReactNode } from 'react'
import { type ClaimKey, claimOn } from '../../content/claims.ts'
import { CountedLines } from '../figures/counted-lines.tsx'
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

interface StatLines {
  lit: number
  of: number
  /** Amber, where the assistant's voice is counted. */
  spoken?: boolean
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
  const counted = { ...countLines(amount, lines), ...(lines.spoken ? { spoken: true } : {}) }
  return <Stat shown={shown} words={children ?? wording} lines={counted} />
}

interface SampleStatProps {
  /** The figure as set in type. */
  shown: string
  lines: StatLines
  children: ReactNode
}

/** An invented figure; the band's note says so. */
export function SampleStat({ shown, lines, children }: SampleStatProps) {
  return <Stat shown={shown} words={children} lines={lines} />
}

function Stat({ shown, words, lines }: { shown: string; words: ReactNode; lines: StatLines }) {
  return (
    <div className="column">
      <dt className="text-2">{words}</dt>
      <dd>{shown}</dd>
      <dd className={styles.lines} aria-hidden="true">
        <CountedLines {...lines} />
      </dd>
    </div>
  )
}
