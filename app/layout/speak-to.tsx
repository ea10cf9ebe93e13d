import { speakTo, speakToWords } from '../../content/speak-to.ts'
import { contactOpener } from '../contact/contact-opener.ts'
import styles from './speak-to.module.css'

/** The strip that leads to the people at the top: each button opens the contact dialog addressed to one of them. */
export function SpeakTo() {
  return (
    <section className={`two-columns stack-narrow no-print ${styles.strip}`} aria-labelledby="speak-to">
      <h2 className="heading-2" id="speak-to">
        {speakToWords.title.join('\n')}
      </h2>
      <ul className="ruled-rows">
        {speakTo.map(({ role, subject }) => (
          <li key={role}>
            <button
              className={`icon-after icon-moves text-2 hover-text ${styles.button}`}
              {...contactOpener({
                heading: speakToWords.heading(role),
                firstLine: speakToWords.firstLine(role),
              })}
              type="button"
            >
              {/* A phone has the heading right above it; the button keeps it as part of its name. */}
              <span className="visually-hidden-narrow">Speak to our</span>{' '}
              <span className={styles.role}>{role}</span> {subject}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
