import { RuledForm } from '../../../figures/ruled-form.tsx'
import { Section } from '../../../sections/section.tsx'
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
    <Section
      ground="dark"
      titleId="one-field-title"
      title="Workflow: four steps in four seconds"
      lead="What each step does to one handwritten line of the sample form."
    >
      <ol className={styles.steps}>
        <li>
          <div className={styles.capture}>
            <p>
              <small>Amount remitted</small> <span>₹18,240</span>
            </p>
          </div>
          <time dateTime="PT0S">0.0 s</time>
          <h3 className="heading-4">Document Capture</h3>
          <p>Photo, scan, fax or email attachment, straightened and cleaned.</p>
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
          <p>Each character is read with a confidence, in its own script.</p>
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
          <p>The value gets a name and a rule: premium plus late fee equals the total.</p>
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
    </Section>
  )
}
