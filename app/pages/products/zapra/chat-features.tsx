import { Section } from '../../../sections/section.tsx'
import styles from './chat-features.module.css'
import { HandoverNote, PaymentSteps, ReplyWindow, ThreadAcrossChannels } from './feature-excerpts.tsx'

/** What Zapra does in a chat, each shown on an excerpt of one. Static. */
export function ChatFeatures() {
  return (
    <Section ground="light" className={styles.section} titleId="features-title" title="Features">
      <div className={styles.features}>
        <article className={styles.wide}>
          <h3 className="heading-3">One thread across all channels</h3>
          <p>Nobody is asked twice.</p>
          <ThreadAcrossChannels />
        </article>
        <article>
          <h3 className="heading-3">It takes payment in the thread</h3>
          <p>Link, receipt and ledger entry, without leaving the chat.</p>
          <PaymentSteps />
        </article>
        <article>
          <h3 className="heading-3">It knows what not to answer</h3>
          <p>You set the limits. Past them, a person joins the same thread.</p>
          <HandoverNote />
        </article>
        <article className={styles.wide}>
          <h3 className="heading-3">It keeps to the 24-hour rule</h3>
          <p>After that, only a template the customer agreed to.</p>
          <ReplyWindow />
        </article>
      </div>
      <p className="caption">Sample excerpts.</p>
    </Section>
  )
}
