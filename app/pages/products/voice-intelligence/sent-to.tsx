import { voiceIntelligence } from '../../../../content/products/voice-intelligence.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import styles from './sent-to.module.css'

/** Integrations, as cards. */
export function SentTo() {
  return (
    <SplitSection
      id="integrations-title"
      title="Integrations: where each reading goes"
      lead="Six places, in the same second or the same night."
      action={<ContactButton heading="Tell us where the reading should go.">Speak to our Team</ContactButton>}
    >
      <ul className={styles.cards}>
        {voiceIntelligence.integrations.map(({ category, does, connections }) => (
          <li key={category}>
            <h3 className="heading-4">{category}</h3>
            <p>{does}</p>
            <p className={styles.connections}>{connections}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  )
}
