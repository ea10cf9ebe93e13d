import { site } from '../../content/site.ts'
import styles from './contact-ways.module.css'

/** How to reach a person without the form: by phone and by mail. Static. */
export function ContactWays({ className = '' }: { className?: string | undefined }) {
  return (
    <ul className={`${styles.ways} ${className}`}>
      <li className={`icon-before ${styles.phone}`}>
        <a className="tabular" href={site.phone.href}>
          {site.phone.display}
        </a>
      </li>
      <li className={`icon-before ${styles.mail}`}>
        <a href={`mailto:${site.email.sales}`}>{site.email.sales}</a>
      </li>
    </ul>
  )
}
