import type { SolutionPage } from '../../content/solutions/solution-page.ts'
import { PlainName } from '../../sections/plain-name.tsx'
import styles from './limits.module.css'

/** Where the assistant stops and a person takes over. */
export function Limits({ title, lead, rules }: SolutionPage['limits']) {
  return (
    <section className="section goes-on-light" data-ground="light" aria-labelledby="limits-title">
      <div className={`wrap two-columns ${styles.columns}`}>
        <div>
          <h2 className="heading-1" id="limits-title">
            <PlainName>Limits</PlainName>
            {title}
          </h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
        <dl className="ruled-rows">
          {rules.map(({ title: when, text: what }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
