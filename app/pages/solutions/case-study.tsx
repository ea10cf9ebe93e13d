import type { Industry } from '../../../content/solutions-overview.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './case-study.module.css'

export function CaseStudy({ client, challenge, solution, result, before, after }: Industry['caseStudy']) {
  return (
    <article className={styles.case}>
      <p className="label">Sample case study</p>
      <h3 className="heading-2">{client}</h3>
      <dl className={styles.story}>
        {Object.entries({ Challenge: challenge, Solution: solution, Result: result }).map(([name, text]) => (
          <div key={name}>
            <dt className="small-muted">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.change}>
        <span>
          <b className="heading-2 tabular">{before.shown}</b> {before.what}
        </span>
        <Icon name="arrow-right" size={22} weight={1.25} />
        <span>
          <b className="heading-2 tabular">{after.shown}</b> {after.what}
        </span>
      </p>
    </article>
  )
}
