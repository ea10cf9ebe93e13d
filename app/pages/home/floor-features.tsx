import { site } from '../../../content/site.ts'
import styles from './floor-features.module.css'

export function FloorFeatures() {
  return (
    <div className={styles.features}>
      <article className={styles.wide}>
        <h3 className="heading-3">It follows callers when they switch language</h3>
        <p className={styles.text}>
          Callers change from Hindi to English mid-sentence, and {site.brand} follows, without a menu.
        </p>
        <div className={`${styles.excerpt} ${styles.mixed}`}>
          <p lang="hi-Latn">
            Mera <u>EMI</u> is mahine <u>kab</u> due hai?
          </p>
          <p lang="hi-Latn" className={styles.assistant}>
            Your EMI of ₹6,450 <u>paanch tareekh</u> ko due hai.
          </p>
        </div>
      </article>
      <article className={styles.slim}>
        <h3 className="heading-3">It knows when to stop</h3>
        <p className={styles.text}>A hard call reaches a person with notes, so nobody repeats it.</p>
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
        <p className={styles.text}>On your quality checklist, with those that need you on top.</p>
        <div className={`${styles.excerpt} ${styles.marks}`} aria-hidden="true">
          <div className={styles.lines} />
        </div>
      </article>
      <article className={styles.wide}>
        <h3 className="heading-3">It does the work while the caller is on the line</h3>
        <p className={styles.text}>The request is finished when the call is, and the log shows each step.</p>
        <ol className={`${styles.excerpt} ${styles.steps}`}>
          <li>
            <b>CRM</b> find customer <span>112 ms</span>
          </li>
          <li>
            <b>Core banking</b> block card 4471 <span>310 ms</span>
          </li>
          <li>
            <b>SMS</b> send reference <span>94 ms</span>
          </li>
          <li>
            <b>Ticketing</b> close KB207731 <span>128 ms</span>
          </li>
        </ol>
      </article>
      <p className={`caption ${styles.sample}`}>Sample excerpts.</p>
    </div>
  )
}
