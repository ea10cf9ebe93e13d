import { site } from '../../content/site.ts'
import styles from './contact-ways.module.css'

/** How to reach a person without the form: by phone and by mail. Static. */
export function ContactWays({ className = '' }: { className?: string | undefined }) {
  return (
    <ul className={`text-2 ${styles.ways} ${className}`}>
      <li className={`icon-before ${styles.phone}`}>
        <a className="press-target tabular" href={site.phone.href}>
          {site.phone.display}
        </a>
      </li>
      <li className={`icon-before ${styles.mail}`}>
        <a className="press-target" href={`mailto:${site.email.sales}`}>
          {site.email.sales}
        </a>
      </li>
    </ul>
  )
}
