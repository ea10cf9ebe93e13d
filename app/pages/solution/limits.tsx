import { site } from '../../../content/site.ts'
import type { SolutionPage, SpokenTurn } from '../../../content/solutions/solution-page.ts'
import { StrungScore } from '../../figures/strung-score.tsx'
import { PlainName } from '../../sections/plain-name.tsx'
import styles from './limits.module.css'

type LimitsProps = NonNullable<SolutionPage['limits']> & { turns: readonly SpokenTurn[]; seed: number }

/** Where the assistant stops: the score ends at a bar, and from there on a person speaks. Static. */
export function Limits({ title, lead, rules, turns, seed }: LimitsProps) {
  const begun = turns.slice(0, 7)
  return (
    <section className="section goes-on" data-ground="light" aria-labelledby="limits-title">
      <div className="wrap">
        <div className={styles.stop} aria-hidden="true">
          <StrungScore
            turns={begun}
            seconds={begun.at(-1)?.to ?? 0}
            seed={seed + 2}
            strings={14}
            step={0.6}
          />
          <p className="small">
            <span>{site.brand}</span>
            <span>Stops here</span>
          </p>
        </div>
        <div className={`two-columns ${styles.columns}`}>
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
      </div>
    </section>
  )
}
