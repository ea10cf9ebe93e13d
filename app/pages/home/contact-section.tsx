import { site } from '../../../content/site.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import styles from './contact-section.module.css'

/** Static. */
export function ContactSection() {
  return (
    <section className="section" id="contact" data-ground="light" aria-labelledby="contact-title">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 className="heading-1" id="contact-title">
            Contact us with your
            <br />
            hardest call
          </h2>
          <p className={`lead ${styles.lead}`}>
            Describe the one your team dreads. We show you how {site.brand} takes it, in your callers’
            language.
          </p>
          <ContactButton className={styles.demo} heading="Schedule an enterprise demo.">
            Schedule Enterprise Demo
          </ContactButton>
        </div>
        <div>
          <dl className={styles.addresses}>
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${site.email.sales}`}>{site.email.sales}</a>
              </dd>
            </div>
            <div>
              <dt>Phone</dt>
              <dd>
                <a className="tabular" href={site.phone.href}>
                  {site.phone.display}
                </a>
              </dd>
            </div>
          </dl>
          <ol className={styles.steps}>
            <li>
              <b>Within 24 hours</b> A person replies, and asks for your call reasons and volumes.
            </li>
            <li>
              <b>In the first week</b> We build the assistant on your scripts and connect one system.
            </li>
            <li>
              <b>In two weeks</b> It takes live calls, on the line you choose, while you listen.
            </li>
          </ol>
        </div>
      </div>
    </section>
  )
}
