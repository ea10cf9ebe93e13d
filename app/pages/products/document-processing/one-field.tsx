import { RuledForm } from '../../../figures/ruled-form.tsx'
import { SectionHead } from '../../../sections/section-head.tsx'
import styles from './one-field.module.css'

const characters = [
  ['₹', 99],
  ['1', 99],
  ['8', 98],
  [',', 99],
  ['2', 97],
  ['4', 99],
  ['0', 99],
] as const

/** The four steps of the work, each drawn on the same handwritten value. Static. */
export function OneField() {
  return (
    <section className="section" data-ground="dark" aria-labelledby="one-field-title">
      <div className="wrap">
        <SectionHead id="one-field-title" title="Follow one field.">
          Four steps, four seconds on the sample form. Here is what each step does to a single line of
          handwriting.
        </SectionHead>
        <ol className={styles.steps}>
          <li>
            <div className={styles.capture}>
              <p>
                <small>Amount remitted</small> <span>₹18,240</span>
              </p>
              <svg viewBox="0 0 300 180" preserveAspectRatio="none" aria-hidden="true">
                <path d="M-20 12l340-18M-20 46l340-18M-20 138l340-18M-20 172l340-18" />
              </svg>
            </div>
            <time dateTime="PT0S">0.0 s</time>
            <h3 className="heading-4">Document Capture</h3>
            <p>Photo, scan, fax or e-mail attachment. Straightened, cleaned, cut to the page.</p>
          </li>
          <li>
            <div className={styles.processing}>
              <p className="visually-hidden">₹18,240, each character read with a confidence of 97% or more</p>
              <p aria-hidden="true">
                {characters.map(([character, confidence]) => (
                  <span key={character}>
                    {character}
                    <small>{confidence}</small>
                  </span>
                ))}
              </p>
            </div>
            <time dateTime="PT0.4S">0.4 s</time>
            <h3 className="heading-4">AI Processing</h3>
            <p>Each character is read with a confidence. Script and language are found on the way.</p>
          </li>
          <li>
            <div className={styles.structuring}>
              <dl>
                <div>
                  <dt>field</dt>
                  <dd>amount_remitted</dd>
                </div>
                <div>
                  <dt>value</dt>
                  <dd>18240.00</dd>
                </div>
                <div>
                  <dt>currency</dt>
                  <dd>INR</dd>
                </div>
                <div>
                  <dt>check</dt>
                  <dd>17,600 + 640</dd>
                </div>
              </dl>
            </div>
            <time dateTime="PT2.1S">2.1 s</time>
            <h3 className="heading-4">Data Structuring</h3>
            <p>The value gets a name, a type and a rule. Premium plus late fee must equal the total.</p>
          </li>
          <li>
            <div className={styles.storage}>
              <RuledForm className={styles.form} strings={18} twist={2.7} width={300} height={180} pad={0} />
              <ul aria-label="Written to">
                <li>Policy admin</li>
                <li>Ledger</li>
                <li>Archive</li>
              </ul>
            </div>
            <time dateTime="PT3.9S">3.9 s</time>
            <h3 className="heading-4">Integration &amp; Storage</h3>
            <p>Written to three systems, encrypted at rest, with the picture it came from.</p>
          </li>
        </ol>
      </div>
    </section>
  )
}
