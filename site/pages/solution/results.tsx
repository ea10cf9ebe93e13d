import { site } from '../../../common/brand/site.ts'
import type { SolutionPage } from '../../content/solutions/solution-page.ts'
import { claimOn } from '../../content/claims.ts'
import { SampleName } from '../../sections/sample-name.tsx'
import { Section } from '../../sections/section.tsx'
import { resultAmount, resultUnit } from './result-amount.ts'
import styles from './results.module.css'
import '../../../common/styles/table.css'

type ResultsProps = SolutionPage['results'] & {
  /** Path of the page; the claims must allow it. */
  path: string
}

/** What changed for a sample client, in plain figures before and after; then two claims. */
export function Results({ isSample, title, lead, rows, claims, path }: ResultsProps) {
  return (
    <Section
      ground="dark"
      titleId="results-title"
      name="Example results"
      size="heading-2"
      title={<SampleName isSample={isSample}>{title}</SampleName>}
      lead={lead}
    >
      <table className={`ruled-table ${styles.results}`}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.measure}>
              <th scope="row">
                {row.measure} <small className="micro-muted">{resultUnit(row)}</small>
              </th>
              <td>
                <span className="small-muted">Before</span>{' '}
                <b className="heading-2 tabular">{resultAmount(row, row.before)}</b>
              </td>
              <td data-with-assistant>
                <span className="small-muted">With {site.brand}</span>{' '}
                <b className="heading-2 tabular">{resultAmount(row, row.after)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.claims} aria-label={`Claimed for ${site.brand} as a whole`}>
        {claims.map((key) => {
          const { shown, wording, basis } = claimOn(path, key)
          return (
            <li key={key}>
              <b>{shown}</b> {wording}
              {basis === 'illustrative' && <small className="micro-muted">, as an example</small>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
