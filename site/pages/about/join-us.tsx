import { site } from '../../../common/brand/site.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { contactOpener } from '../../contact/contact-opener.ts'
import { Section } from '../../sections/section.tsx'
import styles from './join-us.module.css'

const furtherOpeners = [
  {
    label: 'Explore Opportunities',
    subject: 'Partners, carriers and universities',
    heading: 'Let us work together.',
    firstLine: 'We are a partner, carrier or university, and would like to talk about: ',
  },
  {
    label: 'Contact Us',
    subject: 'Anything else, answered within 24 hours',
    heading: 'Ask us anything.',
    firstLine: `My question about ${site.company}: `,
  },
]

export function JoinUs() {
  return (
    <Section
      ground="light"
      className="goes-on"
      titleId="join-title"
      title={'There is a chair\nbehind the counter'}
      lead={
        <div>
          <p className="lead">
            We hire people who have answered phones, written grammars or kept systems up all night.
          </p>
          <div className="actions actions-fill">
            <ContactButton
              heading="Tell us what you would bring."
              firstLine="I would like to join you. What I have done so far: "
            >
              Join Our Mission
            </ContactButton>
            <ContactButton
              look="outline"
              heading="Ask which chairs are free."
              firstLine="Please tell me about open positions in: "
            >
              View Careers
            </ContactButton>
          </div>
        </div>
      }
    >
      <ul className={styles.further}>
        {furtherOpeners.map(({ label, subject, heading, firstLine }) => (
          <li key={label}>
            <button {...contactOpener({ heading, firstLine })} type="button" className={styles.opener}>
              <span className="heading-4">{label}</span> <span className="text-2">{subject}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
