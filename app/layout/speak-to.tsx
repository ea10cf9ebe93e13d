import { speakTo, speakToWords } from '../../content/speak-to.ts'
import { contactOpener } from '../contact/contact-opener.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './speak-to.module.css'

/** The strip that leads to the people at the top: each button opens the contact dialog addressed to one of them. */
export function SpeakTo() {
  return (
    <section className={styles.strip} aria-labelledby="speak-to">
      <h2 className="heading-2" id="speak-to">
        {speakToWords.title[0]} <br />
        {speakToWords.title[1]}
      </h2>
      <ul>
        {speakTo.map(({ role, subject }) => (
          <li key={role}>
            <button
              className={styles.button}
              {...contactOpener({
                heading: speakToWords.heading(role),
                firstLine: speakToWords.firstLine(role),
              })}
              type="button"
            >
              <span className={styles.lead}>Speak to our</span> <span className={styles.role}>{role}</span>{' '}
              <span>{subject}</span>
              <Icon name="arrow-right" size={22} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
