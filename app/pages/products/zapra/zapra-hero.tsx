import { channels } from '../../../../content/products/zapra-channels.ts'
import { inWords } from '../../../../content/in-words.ts'
import { policyRevivalCall } from '../../../../content/sample-call.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { callLength } from '../../../figures/wave.ts'
import { TimeAxis } from '../../../figures/time-axis.tsx'
import { Waveform } from '../../../figures/waveform.tsx'
import { PageFacts } from '../../../sections/page-facts.tsx'
import { ProductCrumb } from '../../../sections/product-crumb.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { BubbleCascade } from './bubble-cascade.tsx'
import styles from './zapra-hero.module.css'

const { turns } = policyRevivalCall

/** The sample call above, and the demo chat that hangs from it. Static. */
export function ZapraHero() {
  return (
    <section className={styles.hero} data-ground="dark" aria-labelledby="page-title">
      <div className="wrap">
        <ProductCrumb product="zapra" />
        <div className={styles.call} aria-hidden="true">
          <TimeAxis className={styles.axis} seconds={callLength(turns)} />
          <Waveform className={styles.wave} turns={turns} seed={7} height={90} step={3.4} />
        </div>
        <div className={styles.chat}>
          <div className={styles.words}>
            <h1 className="heading-2" id="page-title">
              Zapra: WhatsApp, email and chat, answered by AI
            </h1>
            <p className="lead">
              It answers your customers on WhatsApp, Instagram, Messenger, web chat, SMS and email. It
              remembers the phone call.
            </p>
            <div className={`actions actions-fill ${styles.actions}`}>
              <ContactButton heading="Tell us where your customers write.">Speak to our team</ContactButton>
              <a className={buttonClass({ look: 'outline' })} href="#channels">
                {`Read ${inWords(channels.length)} sample chats`}
              </a>
            </div>
            <PageFacts audience="shops, clinics, insurers and banks" price="chat" />
          </div>
          <BubbleCascade />
        </div>
        <p className={`caption ${styles.note}`}>A sample call, and the chat from it.</p>
      </div>
    </section>
  )
}
