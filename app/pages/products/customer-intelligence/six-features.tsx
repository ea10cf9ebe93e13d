import { customerIntelligence } from '../../../../content/products/customer-intelligence.ts'
import { FeatureDrawing } from '../../../figures/feature-drawing.tsx'
import { Section } from '../../../sections/section.tsx'
import { featureDrawings } from './feature-drawings.ts'
import styles from './six-features.module.css'

/** Static. */
export function SixFeatures() {
  return (
    <Section ground="light" titleId="features-title" size="heading-2" ruled title="Features">
      <ul className={styles.features}>
        {customerIntelligence.features.map(({ title, text }, place) => (
          <li key={title}>
            <FeatureDrawing many="" {...featureDrawings[place]} />
            <h3 className="heading-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
