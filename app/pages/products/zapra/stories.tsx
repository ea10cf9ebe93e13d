import { stories } from '../../../../content/products/zapra.ts'
import { Section } from '../../../sections/section.tsx'
import { CheckList } from '../../../ui/check-list.tsx'
import styles from './stories.module.css'

/** Static. */
export function Stories() {
  return (
    <Section
      ground="light"
      className={styles.section}
      titleId="stories-title"
      title="Success stories"
      lead="Samples: the companies and their figures are fictional."
    >
      {stories.map(({ company, about, story, benefits }) => (
        <article key={company} className={styles.story}>
          <div>
            <h3 className="heading-4">{company}</h3>
            <p className="small">{about}</p>
          </div>
          <p>{story}</p>
          <CheckList look="small" items={benefits} aria-label={`Benefits for ${company}`} />
        </article>
      ))}
    </Section>
  )
}
