import { site } from '../../../common/brand/site.ts'
import { whatsappLink } from '../../../common/lead/whatsapp-link.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import styles from './contact-section.module.css'

const steps = [
  { when: 'Within 24 hours', what: 'A person replies, and asks for your call reasons and volumes.' },
  { when: 'In the first week', what: 'We build the assistant on your scripts and connect one system.' },
  { when: 'In two weeks', what: 'It takes live calls, on the line you choose, while you listen.' },
]

/** How to reach the company, and what happens then. */
export function ContactSection() {
  return (
    <section className="section" id="contact" data-ground="light" aria-labelledby="contact-title">
      <div className={`wrap two-columns ${styles.columns}`}>
        <div>
          <h2 className="heading-1" id="contact-title">
            {'Contact us with your\nhardest call'}
          </h2>
          <p className={`lead ${styles.lead}`}>
            Describe the one your team dreads. We show you how {site.brand} takes it, in your callers’
            language.
          </p>
          <ContactButton className="lone-button" heading="Schedule an enterprise demo.">
            Schedule Enterprise Demo
          </ContactButton>
        </div>
        <div>
          <dl className={`ruled-rows ${styles.addresses}`}>
            <div>
              <dt className="text-3">Email</dt>
              <dd>
                <a className="press-target quiet-link" href={`mailto:${site.email.sales}`}>
                  {site.email.sales}
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-3">Phone</dt>
              <dd>
                <a className="press-target quiet-link tabular" href={site.phone.href}>
                  {site.phone.display}
                </a>
              </dd>
            </div>
            {site.whatsapp && (
              <div>
                <dt className="text-3">WhatsApp</dt>
                <dd>
                  <a
                    className="press-target quiet-link"
                    href={whatsappLink(site.whatsapp)}
                    target="_blank"
                    rel="noopener"
                  >
                    Start a chat
                  </a>
                </dd>
              </div>
            )}
          </dl>
          <ol className={styles.steps}>
            {steps.map(({ when, what }) => (
              <li key={when}>
                <b>{when}</b> {what}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
