import { site } from '../../../content/site.ts'
import type { Result, SolutionPage } from '../../../content/solutions/solution-page.ts'
import { claimOn } from '../../../content/claims.ts'
import { CountedLines } from '../../figures/counted-lines.tsx'
import { Section } from '../../sections/section.tsx'
import { resultAmount, resultLines, resultUnit } from './result-amount.ts'
import styles from './results.module.css'

type ResultsProps = SolutionPage['results'] & {
  /** Path of the page, which the claims must allow. */
  path: string
}

/** What changed for a sample client, before above and after below, all bars at one pitch; then two claims. Static. */
export function Results({ title, lead, rows, claims, path }: ResultsProps) {
  const most = Math.max(...rows.map(resultLines))
  return (
    <Section ground="dark" titleId="results-title" name="Example results" title={title} lead={lead}>
      <dl className={styles.results}>
        {rows.map((row) => (
          <div key={row.measure}>
            <dt>
              {row.measure} <small className="micro-muted">{resultUnit(row)}</small>
            </dt>
            <Bar row={row} amount={row.before} of={most} />
            <Bar row={row} amount={row.after} of={most} withAssistant />
          </div>
        ))}
      </dl>
      <ul className={styles.claims} aria-label={`Claimed for ${site.brand} as a whole`}>
        {claims.map((key) => {
          const { shown, wording, basis } = claimOn(path, key)
          return (
            <li key={key}>
              <b className="heading-1">{shown}</b> <span>{wording}</span>{' '}
              {basis === 'illustrative' && <small className="micro-muted">as an example</small>}
            </li>
          )
        })}
      </ul>
    </Section>
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
      <span className="small-muted">{withAssistant ? `With ${site.brand}` : 'Before'}</span>{' '}
      <b className="heading-2 tabular">{resultAmount(row, amount)}</b>
      <CountedLines lit={amount / row.perLine} of={of} spoken={withAssistant} />
    </dd>
  )
}
