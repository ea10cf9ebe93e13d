import { site } from '../../common/brand/site.ts'
import { whatsappLink } from '../../common/lead/whatsapp-link.ts'
import styles from './contact-ways.module.css'

/** How to reach a person without the form: by phone, on WhatsApp and by mail. */
export function ContactWays({ className = '' }: { className?: string | undefined }) {
  return (
    <ul className={`text-2 ${styles.ways} ${className}`}>
      <li className={`icon-before ${styles.phone}`}>
        <a className="press-target tabular" href={site.phone.href}>
          {site.phone.display}
        </a>
      </li>
      {site.whatsapp && (
        <li className={`icon-before ${styles.whatsapp}`}>
          <a className="press-target" href={whatsappLink(site.whatsapp)} target="_blank" rel="noopener">
            Write on WhatsApp
          </a>
        </li>
      )}
      <li className={`icon-before ${styles.mail}`}>
        <a className="press-target" href={`mailto:${site.email.sales}`}>
          {site.email.sales}
        </a>
      </li>
    </ul>
  )
}
