import { site } from '../../content/site.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './contact-ways.module.css'

/** How to reach a person without the form: by phone and by mail. Static. */
export function ContactWays({ className = '' }: { className?: string | undefined }) {
  return (
    <ul className={`text-2 ${styles.ways} ${className}`}>
      <li>
        <Icon name="phone" size={18} />
        <a className="press-target tabular" href={site.phone.href}>
          {site.phone.display}
        </a>
      </li>
      <li>
        <Icon name="mail" size={18} />
        <a className="press-target" href={`mailto:${site.email.sales}`}>
          {site.email.sales}
        </a>
      </li>
    </ul>
  )
}
