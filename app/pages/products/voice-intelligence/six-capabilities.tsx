import { voiceIntelligence } from '../../../../content/products/voice-intelligence.ts'
import { Section } from '../../../sections/section.tsx'
import { CapabilityDrawing } from './capability-drawing.tsx'
import styles from './six-capabilities.module.css'

/** Six capabilities, each with what it gave in the sample call, and what the product does not do. */
export function SixCapabilities() {
  return (
    <Section
      ground="light"
      titleId="capabilities-title"
      title="Capabilities: six things it hears"
      lead="The figure under each is from the sample call."
    >
      <ul className={styles.capabilities}>
        {voiceIntelligence.capabilities.map(({ name, text, reading }, place) => (
          <li key={name}>
            <CapabilityDrawing place={place} />
            <h3 className="heading-3">{name}</h3>
            <p>{text}</p>
            <p className={`tabular ${styles.reading}`}>{reading}</p>
          </li>
        ))}
      </ul>
      <div className={styles.limits}>
        <h3 className="heading-3">What it does not do</h3>
        <p className="lead">
          It reads the call, not the person: no identity, no health, no lie detection. Readings guide the
          conversation and are never the only ground for a decision about a caller.
        </p>
      </div>
    </Section>
  )
}
