import { speakTo } from '../../content/speak-to.ts'
import { contactOpener } from '../contact/contact-opener.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './speak-to.module.css'

/** The strip that leads to the people at the top: each button opens the contact dialog addressed to one of them. */
export function SpeakTo() {
  return (
    <section className={styles.strip} aria-labelledby="speak-to">
      <h2 className="heading-2" id="speak-to">
        Speak to the people <br />
        who run it.
      </h2>
      <ul>
        {speakTo.map(({ role, subject }) => (
          <li key={role}>
            <button
              className={styles.button}
              {...contactOpener({ heading: `Write to our ${role}.`, firstLine: `For the ${role}: ` })}
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
