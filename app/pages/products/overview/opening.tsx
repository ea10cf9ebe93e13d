import { policyRevivalCall } from '../../../../content/sample-call.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { StrungScore } from '../../../figures/strung-score.tsx'
import { PageFacts } from '../../../sections/page-facts.tsx'
import { VoiceKey } from '../../../sections/voice-key.tsx'
import styles from './opening.module.css'

/** Static. */
export function Opening() {
  const { turns, seconds } = policyRevivalCall
  return (
    <section className={styles.opening} data-ground="dark" aria-labelledby="page-title">
      <div className={`wrap ${styles.words}`}>
        <h1 className="heading-1" id="page-title">
          Eight AI products <br />
          for calls, chats <br />
          and documents
        </h1>
        <div>
          <p className="lead">
            Virtual Assistant answers your calls, Zapra your chats and email. The other six score each call,
            explain it and finish its paperwork. Below, all eight read one sample call.
          </p>
          <ContactButton className={styles.below} heading="See the products on your own calls.">
            Schedule Demo
          </ContactButton>
          <PageFacts audience="banks, insurers, hospitals, shops and BPOs" price="voice" />
          <VoiceKey className={styles.below} />
        </div>
      </div>
      <StrungScore className={styles.score} turns={turns} seconds={seconds} seed={7} step={0.35} />
    </section>
  )
}
