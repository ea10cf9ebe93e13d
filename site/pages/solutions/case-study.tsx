import type { Industry } from '../../content/solutions-overview.ts'
import { SampleName } from '../../sections/sample-name.tsx'
import { Icon } from '../../../common/ui/icon.tsx'
import styles from './case-study.module.css'

export function CaseStudy({
  isSample,
  client,
  challenge,
  solution,
  result,
  before,
  after,
}: Industry['caseStudy']) {
  return (
    <article className={styles.case}>
      <p className="label">Case study</p>
      <h3 className="heading-3">
        <SampleName isSample={isSample}>{client}</SampleName>
      </h3>
      <dl className={styles.story}>
        {Object.entries({
          Challenge: challenge,
          Solution: solution,
          [isSample ? 'Example result' : 'Result']: result,
        }).map(([name, text]) => (
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
