import { site } from '../../../content/site.ts'
import type { Result, SolutionPage } from '../../../content/solutions/solution-page.ts'
import { claimOn } from '../../../content/claims.ts'
import { CountedLines } from '../../figures/counted-lines.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { resultAmount, resultLines, resultScale } from './result-amount.ts'
import styles from './results.module.css'

type ResultsProps = SolutionPage['results'] & {
  /** Path of the page, which the claims must allow. */
  path: string
}

/** What changed for a sample client, before above and after below, all bars at one pitch; then two claims. Static. */
export function Results({ title, lead, rows, claims, path }: ResultsProps) {
  const most = Math.max(...rows.map(resultLines))
  return (
    <section className="section" data-ground="dark" aria-labelledby="results-title">
      <div className="wrap">
        <SectionHead id="results-title" title={title}>
          {lead}
        </SectionHead>
        <dl className={styles.results}>
          {rows.map((row) => (
            <div key={row.measure}>
              <dt>
                {row.measure} <small>{resultScale(row)}</small>
              </dt>
              <Bar row={row} amount={row.before} of={most} />
              <Bar row={row} amount={row.after} of={most} withAssistant />
            </div>
          ))}
        </dl>
        <p className={`caption ${styles.note}`}>Example result. Client and figures are a sample.</p>
        <ul className={styles.claims} aria-label={`Claimed for ${site.brand}, across all sectors`}>
          {claims.map((key) => {
            const { shown, wording, basis } = claimOn(path, key)
            return (
              <li key={key}>
                <b>{shown}</b> <span>{wording}</span> <small>{basis}, across all sectors</small>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

interface BarProps {
  row: Result
  amount: number
  /** Lines of the longest bar on the page. */
  of: number
  withAssistant?: boolean
}

function Bar({ row, amount, of, withAssistant }: BarProps) {
  return (
    <dd className={styles.bar} data-with-assistant={withAssistant}>
      <span>{withAssistant ? `With ${site.brand}` : 'Before'}</span> <b>{resultAmount(row, amount)}</b>
      <CountedLines lit={amount / row.perLine} of={of} spoken={withAssistant} />
    </dd>
  )
}
