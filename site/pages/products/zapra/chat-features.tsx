import { Section } from '../../../sections/section.tsx'
import styles from './chat-features.module.css'

/** What Zapra does in a chat, each shown on an excerpt of one. */
export function ChatFeatures() {
  return (
    <Section ground="light" className="goes-on" titleId="features-title" title="Features">
      <div className={styles.features}>
        <article className={styles.wide}>
          <h3 className="heading-3">One thread across all channels</h3>
          <p className="text-2">Nobody is asked twice.</p>
          <ThreadAcrossChannels />
        </article>
        <article>
          <h3 className="heading-3">It takes payment in the thread</h3>
          <p className="text-2">Link, receipt and ledger entry, without leaving the chat.</p>
          <PaymentSteps />
        </article>
        <article>
          <h3 className="heading-3">It knows what not to answer</h3>
          <p className="text-2">You set the limits. Past them, a person joins the same thread.</p>
          <HandoverNote />
        </article>
        <article className={styles.wide}>
          <h3 className="heading-3">It keeps to the 24-hour rule</h3>
          <p className="text-2">After that, only a template the customer agreed to.</p>
          <ReplyWindow />
        </article>
      </div>
      <p className="caption">Sample excerpts.</p>
    </Section>
  )
}

/** When each channel carried the thread, in hundredths, and what happened there. */
const stretches = [
  { channel: 'Call', from: 0, to: 38, what: 'asked for the amount' },
  { channel: 'WhatsApp', from: 38, to: 62, what: 'got the link, paid' },
  { channel: 'Web chat', from: 74, to: 84, what: 'asked for the certificate' },
  { channel: 'SMS', from: 90, to: 94, what: 'reminded, a year later' },
]

function ThreadAcrossChannels() {
  return (
    <ol className={`${styles.excerpt} ${styles.thread}`}>
      {stretches.map(({ channel, from, to, what }) => (
        <li key={channel} style={{ '--from': from, '--to': to }} data-ends={to > 70 ? '' : undefined}>
          <b>{channel}</b>
          <span className="small">
            <i /> {what}
          </span>
        </li>
      ))}
    </ol>
  )
}

const steps = [
  ['Link sent', '0:42'],
  ['Opened', '0:44'],
  ['Paid by UPI', '0:48'],
  ['Receipt posted', '0:53'],
]

function PaymentSteps() {
  return (
    <div className={`${styles.excerpt} ${styles.payment}`}>
      <p>
        <span>Revive policy SL 2204 1187</span> <b className="tabular">₹18,240</b>
      </p>
      <ol>
        {steps.map(([step, time]) => (
          <li key={step} className="text-2">
            {step} <time>{time}</time>
          </li>
        ))}
      </ol>
    </div>
  )
}

const handover = {
  Asks: 'Sugar tablet before a fasting test?',
  Limit: 'Medicines',
  Joins: 'Nurse Anita, 7:52 pm',
}

function HandoverNote() {
  return (
    <dl className={`${styles.excerpt} ${styles.handover}`}>
      {Object.entries(handover).map(([when, what]) => (
        <div key={when}>
          <dt className="small-muted">{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}

const hours = [
  { hour: 0, what: 'Their message' },
  { hour: 3, what: '3 h, gentle reminder' },
  { hour: 22, what: '22 h, last free reply' },
]

/** The day after a customer's message, one line an hour; replies are free until the last one. */
function ReplyWindow() {
  return (
    <ol className={`${styles.excerpt} ${styles.window}`} aria-label="Hours after the customer’s last message">
      {hours.map(({ hour, what }) => (
        <li key={hour} style={{ '--hour': hour }}>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  )
}
