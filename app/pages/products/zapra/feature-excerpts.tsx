import styles from './feature-excerpts.module.css'

/** When each channel carried the thread, in parts of 100, and what happened there. */
const stretches = [
  { channel: 'Call', from: 0, to: 38, what: 'asked for the amount' },
  { channel: 'WhatsApp', from: 38, to: 62, what: 'got the link, paid' },
  { channel: 'Web chat', from: 74, to: 84, what: 'asked for the certificate' },
  { channel: 'SMS', from: 90, to: 94, what: 'reminded, a year later' },
]

export function ThreadAcrossChannels() {
  return (
    <ol className={`${styles.excerpt} ${styles.thread}`}>
      {stretches.map(({ channel, from, to, what }) => (
        <li key={channel} style={{ '--from': from, '--to': to }} data-ends={to > 70 ? '' : undefined}>
          <b>{channel}</b>
          <span>
            <i /> {what}
          </span>
        </li>
      ))}
    </ol>
  )
}

export function PaymentSteps() {
  return (
    <div className={`${styles.excerpt} ${styles.payment}`}>
      <p>
        <span>Revive policy SL 2204 1187</span> <b className="tabular">₹18,240</b>
      </p>
      <ol>
        <li>
          Link sent <time>0:42</time>
        </li>
        <li>
          Opened <time>0:44</time>
        </li>
        <li>
          Paid by UPI <time>0:48</time>
        </li>
        <li>
          Receipt posted <time>0:53</time>
        </li>
      </ol>
    </div>
  )
}

export function HandoverNote() {
  return (
    <div className={`${styles.excerpt} ${styles.handover}`}>
      <p className="label">Handed to Nurse Anita</p>
      <p>Sugar tablet before a fasting test</p>
    </div>
  )
}

const hours = [
  { hour: 0, what: 'Their message' },
  { hour: 3, what: '3 h, gentle reminder' },
  { hour: 22, what: '22 h, last free reply' },
]

/** The day after a customer's message, an hour a line; replies are free until the last one. */
export function ReplyWindow() {
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
