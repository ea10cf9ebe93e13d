import type { Feature } from '../../../../content/products/feature.ts'
import { smartAnalytics } from '../../../../content/products/smart-analytics.ts'
import { FeatureRows } from '../../../sections/feature-rows.tsx'
import { Section } from '../../../sections/section.tsx'
import { featureDrawings } from './feature-drawings.ts'
import styles from './six-features.module.css'

export function SixFeatures() {
  return (
    <Section
      ground="light"
      titleId="features-title"
      size="heading-2"
      ruled
      title="Features"
      lead="Figures are from the sample insurer."
    >
      <FeatureRows features={smartAnalytics.features} drawing={drawFeature} />
    </Section>
  )
}

function drawFeature(_: Feature, place: number) {
  const { many, few, expected } = featureDrawings[place]?.() ?? { many: '', few: '' }
  return (
    <svg className={styles.drawing} viewBox="0 0 132 52">
      <path className={styles.many} d={many} />
      {few && <path className={styles.few} d={few} />}
      {expected && <path className={styles.expected} d={expected} />}
    </svg>
  )
}
