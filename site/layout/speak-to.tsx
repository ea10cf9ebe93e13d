import { speakTo, speakToWords } from '../content/speak-to.ts'
import { contactOpener } from '../contact/contact-opener.ts'
import styles from './speak-to.module.css'

/** The strip that leads to the executives: each button opens the contact dialog addressed to one of them. */
export function SpeakTo() {
  return (
    <section className={`no-print ${styles.strip}`} aria-labelledby="speak-to">
      <h2 className="heading-3" id="speak-to">
        {speakToWords.title}
      </h2>
      <ul className={styles.people}>
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
              {/* The heading is adjacent; the button keeps it as part of its name. */}
              <span className="visually-hidden">Speak to our</span>{' '}
              <span className={styles.role}>{role}</span> <span>{subject}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
