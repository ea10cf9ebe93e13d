import type { ReactNode } from 'react'
import { ContactButton } from '../contact/contact-button.tsx'
import styles from './closing-call.module.css'

interface ClosingCallProps {
  title: ReactNode
  lead: ReactNode
  /** Label of the button, as the specification fixes it: "Speak to our Team". */
  button: string
  /** Heading of the contact dialog it opens. */
  dialogHeading: string
}

/** The last words of a page, and the button they lead to. Static. */
export function ClosingCall({ title, lead, button, dialogHeading }: ClosingCallProps) {
  return (
    <section className={`section ${styles.section}`} data-ground="light" aria-labelledby="closing-title">
      <div className="wrap">
        <div className={styles.words}>
          <h2 className="heading-1" id="closing-title">
            {title}
          </h2>
          <div>
            <p className="lead">{lead}</p>
            <ContactButton className={styles.button} heading={dialogHeading}>
              {button}
            </ContactButton>
          </div>
        </div>
      </div>
    </section>
  )
}
