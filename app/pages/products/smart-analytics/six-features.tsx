import type { Feature } from '../../../../content/products/feature.ts'
import { smartAnalytics } from '../../../../content/products/smart-analytics.ts'
import { FeatureRows } from '../../../sections/feature-rows.tsx'
import { SectionHead } from '../../../sections/section-head.tsx'
import { featureDrawings } from './feature-drawings.ts'
import styles from './six-features.module.css'

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
              Six things it does
              <br />
              with what it hears
            </>
          }
        >
          Each row ends in the figure it is known by, measured at the sample insurer.
        </SectionHead>
        <FeatureRows features={smartAnalytics.features} drawing={drawFeature} />
      </div>
    </section>
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
