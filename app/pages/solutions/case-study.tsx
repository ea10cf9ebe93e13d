import type { Industry } from '../../../content/solutions-overview.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './case-study.module.css'

export function CaseStudy({ client, challenge, solution, result, before, after }: Industry['caseStudy']) {
  return (
    <article className={styles.case}>
      <p className="label">Sample case study</p>
      <h3 className="heading-2">{client}</h3>
      <dl className={styles.story}>
        <div>
          <dt className="small-muted">Challenge</dt>
          <dd>{challenge}</dd>
        </div>
        <div>
          <dt className="small-muted">Solution</dt>
          <dd>{solution}</dd>
        </div>
        <div className={styles.result}>
          <dt className="small-muted">Result</dt>
          <dd>{result}</dd>
        </div>
      </dl>
      <p className={styles.change}>
        <span className={styles.before}>
          <b className="tabular">{before.shown}</b> {before.what}
        </span>
        <Icon name="arrow-right" size={22} weight={1.25} />
        <span>
          <b className="tabular">{after.shown}</b> {after.what}
        </span>
      </p>
    </article>
  )
}
