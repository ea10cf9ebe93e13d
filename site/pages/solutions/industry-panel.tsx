import type { Industry } from '../../content/solutions-overview.ts'
import { solutionIds } from '../../content/solutions.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { ArrowLink } from '../../../common/ui/arrow-link.tsx'
import { CheckList } from '../../../common/ui/check-list.tsx'
import { CaseStudy } from './case-study.tsx'
import styles from './industry-panel.module.css'

export function IndustryPanel({ id, name, opening, solutions, benefits, caseStudy }: Industry) {
  const hasPage = solutionIds.some((solution) => solution === id)
  return (
    <div className={`two-columns ${styles.panel}`}>
      <div>
        <blockquote className={styles.opening} lang={opening.lang}>
          {opening.words}
        </blockquote>
        <p className={styles.english}>{opening.english}</p>
        <h3 className="label">Solutions</h3>
        <dl className={styles.solutions}>
          {solutions.map(({ title, text }) => (
            <div key={title} className={styles.solution}>
              <dt className="heading-4">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h3 className="label">Benefits</h3>
        <CheckList className={styles.benefits} items={benefits} />
        <div className={styles.action}>
          {hasPage ? (
            <ArrowLink href={`/solutions/${id}`}>{name} solution</ArrowLink>
          ) : (
            <ContactButton
              look="outline"
              heading={`Ask about ${name.toLowerCase()}.`}
              firstLine={`In ${name.toLowerCase()}, our callers open with: `}
            >
              Ask about {name.toLowerCase()}
            </ContactButton>
          )}
        </div>
      </div>
      <CaseStudy {...caseStudy} />
    </div>
  )
}
