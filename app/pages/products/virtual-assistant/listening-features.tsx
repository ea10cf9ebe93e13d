import { features } from '../../../../content/products/virtual-assistant.ts'
import { PointGrid } from '../../../sections/point-grid.tsx'
import { Section } from '../../../sections/section.tsx'

/** Six features of the assistant in a call. Static. */
export function ListeningFeatures() {
  return (
    <Section
      ground="light"
      titleId="features-title"
      ruled
      title="Features"
      lead="Six things it does in the first twenty seconds of a call."
    >
      <PointGrid points={features} />
    </Section>
  )
}
