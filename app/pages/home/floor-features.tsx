import { claimOn } from '../../../content/claims.ts'
import { site } from '../../../content/site.ts'
import styles from './floor-features.module.css'

export function FloorFeatures() {
  return (
    <div className={styles.features}>
      <article className={styles.wide}>
        <h3 className="heading-3">It follows callers when they switch language</h3>
        <p className={styles.text}>
          People change language mid-sentence. {site.brand} does too, in {claimOn('/', 'languages').shown}{' '}
          languages, without asking anyone to press 2.
        </p>
        <div className={`${styles.excerpt} ${styles.mixed}`}>
          <p lang="hi-Latn">
            Mera <u>EMI</u> is mahine <u>kab</u> due hai?
          </p>
          <p lang="hi-Latn" className={styles.assistant}>
            Your EMI of ₹6,450 <u>paanch tareekh</u> ko due hai.
          </p>
          <p className={styles.note}>Hindi 61% · English 39% · no language menu</p>
        </div>
      </article>
      <article className={styles.slim}>
        <h3 className="heading-3">It knows when to stop</h3>
        <p className={styles.text}>
          A hard call reaches a person with the story already told, so nobody repeats it.
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
        <h3 className="heading-3">It marks every call, not two in a hundred</h3>
        <p className={styles.text}>
          Your quality checklist, applied to all of them, with the two that need you on top.
        </p>
        <div className={`${styles.excerpt} ${styles.marks}`} aria-hidden="true">
          <div className={styles.lines}>
            <i className={styles.first} />
            <i className={styles.second} />
          </div>
        </div>
      </article>
      <article className={styles.wide}>
        <h3 className="heading-3">It does the work while the caller is on the line</h3>
        <p className={styles.text}>
          {claimOn('/', 'connectors').shown} connectors and plain REST. The request is finished when the call
          is, and the log shows each step.
        </p>
        <ol className={`${styles.excerpt} ${styles.steps}`}>
          <li>
            <b>CRM</b> <span>find customer</span> <span>112 ms</span>
          </li>
          <li>
            <b>Core banking</b> <span>block card 4471</span> <span>310 ms</span>
          </li>
          <li>
            <b>SMS</b> <span>send reference</span> <span>94 ms</span>
          </li>
          <li>
            <b>Ticketing</b> <span>close KB207731</span> <span>128 ms</span>
          </li>
        </ol>
      </article>
      <p className={`caption ${styles.sample}`}>These excerpts are samples too.</p>
    </div>
  )
}
