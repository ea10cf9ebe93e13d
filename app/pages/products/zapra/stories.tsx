import { stories } from '../../../../content/products/zapra.ts'
import { SectionHead } from '../../../sections/section-head.tsx'
import { CheckList } from '../../../ui/check-list.tsx'
import styles from './stories.module.css'

/** Static. */
export function Stories() {
  return (
    <section className={`section ${styles.section}`} data-ground="light" aria-labelledby="stories-title">
      <div className="wrap">
        <SectionHead id="stories-title" title="Three who switched it on." />
        <div className={styles.stories}>
          {stories.map(({ company, about, story, benefits }) => (
            <article key={company}>
              <div>
                <h3 className="heading-4">{company}</h3>
                <p className={styles.about}>{about}</p>
              </div>
              <p className={styles.story}>{story}</p>
              <CheckList look="small" items={benefits} aria-label={`Benefits for ${company}`} />
            </article>
          ))}
        </div>
        <p className="caption">Sample stories. The companies and their figures are fictional.</p>
      </div>
    </section>
  )
}
