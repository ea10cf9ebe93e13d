import { SectionHead } from '../../../sections/section-head.tsx'
import styles from './chat-features.module.css'
import { HandoverNote, PaymentSteps, ReplyWindow, ThreadAcrossChannels } from './feature-excerpts.tsx'

/** What Zapra does in a chat, each shown on an excerpt of one. Static. */
export function ChatFeatures() {
  return (
    <section className={`section ${styles.section}`} data-ground="light" aria-labelledby="features-title">
      <div className="wrap">
        <SectionHead id="features-title" title="What it can do in a chat." />
        <div className={styles.features}>
          <article className={styles.wide}>
            <h3 className="heading-3">One thread across five channels</h3>
            <p>Customers move. What they said moves with them, so nobody is asked twice.</p>
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
            <p>
              Reminders go out while replies are free. After that, only a template the customer agreed to.
            </p>
            <ReplyWindow />
          </article>
        </div>
        <p className="caption">These excerpts are samples too.</p>
      </div>
    </section>
  )
}
