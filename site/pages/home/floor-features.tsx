import { site } from '../../../common/brand/site.ts'
import styles from './floor-features.module.css'

const steps = [
  { system: 'CRM', does: 'find customer', took: 112 },
  { system: 'Core banking', does: 'block card 4471', took: 310 },
  { system: 'SMS', does: 'send reference', took: 94 },
  { system: 'Ticketing', does: 'close KB207731', took: 128 },
]

/** Four things the live floor does, each with a few lines from a sample call. */
export function FloorFeatures() {
  return (
    <div className={styles.features}>
      <article>
        <h3 className="heading-3">It follows callers when they switch language</h3>
        <p className={`text-2 ${styles.text}`}>
          Callers change from Hindi to English mid-sentence, and {site.brand} follows, without a menu.
        </p>
        <div className={`${styles.excerpt} ${styles.mixed}`}>
          <p lang="hi-Latn">
            Mera <u className="quiet-link">EMI</u> is mahine <u className="quiet-link">kab</u> due hai?
          </p>
          <p lang="hi-Latn" className={styles.assistant}>
            Your EMI of ₹6,450 <u className="quiet-link">paanch tareekh</u> ko due hai.
          </p>
        </div>
      </article>
      <article className={styles.slim}>
        <h3 className="heading-3">It knows when to stop</h3>
        <p className={`text-2 ${styles.text}`}>
          A hard call reaches a person with notes, so nobody repeats it.
        </p>
        <div className={`${styles.excerpt} ${styles.handover}`}>
          <p className="label">Handed to Farida S.</p>
          <dl>
            <dt>Wants</dt>
            <dd>₹12,400 debit reversed</dd>
            <dt>Done</dt>
            <dd>Verified, dispute opened</dd>
            <dt>Mood</dt>
            <dd>Upset, second call</dd>
          </dl>
        </div>
      </article>
      <article className={styles.slim}>
        <h3 className="heading-3">It scores every call, not two in a hundred</h3>
        <p className={`text-2 ${styles.text}`}>On your quality checklist, with those that need you on top.</p>
        <div className={`${styles.excerpt} ${styles.marks}`} aria-hidden="true">
          <div className={styles.lines} />
        </div>
      </article>
      <article>
        <h3 className="heading-3">It does the work while the caller is on the line</h3>
        <p className={`text-2 ${styles.text}`}>
          The request is finished when the call is, and the log shows each step.
        </p>
        <ol className={`${styles.excerpt} ${styles.steps}`}>
          {steps.map(({ system, does, took }) => (
            <li key={system}>
              <b>{system}</b> {does} <span className="tabular">{took} ms</span>
            </li>
          ))}
        </ol>
      </article>
      <p className={`caption ${styles.sample}`}>Sample excerpts.</p>
    </div>
  )
}
