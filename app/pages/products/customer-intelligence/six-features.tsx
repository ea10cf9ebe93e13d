import { customerIntelligence } from '../../../../content/products/customer-intelligence.ts'
import { SectionHead } from '../../../sections/section-head.tsx'
import { featureDrawings } from './feature-drawings.ts'
import styles from './six-features.module.css'

/** Static. */
export function SixFeatures() {
  return (
    <section className="section" data-ground="light" aria-labelledby="features-title">
      <div className="wrap">
        <SectionHead
          id="features-title"
          size="heading-2"
          ruled
          title={
            <>
              What it keeps in mind,
              <br />
              so people need not
            </>
          }
        />
        <ul className={styles.features}>
          {customerIntelligence.features.map(({ title, text }, place) => (
            <li key={title}>
              <Drawing place={place} />
              <h3 className="heading-3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Drawing({ place }: { place: number }) {
  const { many, few } = featureDrawings[place]?.() ?? { many: '', few: '' }
  return (
    <svg viewBox="0 0 132 52" aria-hidden="true">
      <path className={styles.many} d={many} />
      <path className={styles.few} d={few} />
    </svg>
  )
}
