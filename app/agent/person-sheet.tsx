import { site } from '../../content/site.ts'
import { contactOpener } from '../contact/contact-opener.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { isFramed, tellParent } from './parent-page.ts'
import { Places } from './places.tsx'
import styles from './sheet.module.css'
import type { Source } from './sources.ts'

interface PersonSheetProps {
  question: string
  /** Places of the site that may help all the same. */
  nearest?: readonly Source[]
}

/** Who to ask instead: opens the contact form, around the frame or here, with the question in the message. */
export function PersonSheet({ question, nearest = [] }: PersonSheetProps) {
  const opening = isFramed()
    ? { onClick: () => tellParent({ source: 'site-agent', type: 'agent-contact', question }) }
    : contactOpener({ heading: 'Contact Sales', firstLine: question })
  return (
    <div className={styles.person}>
      <p className="heading-4">A person will know.</p>
      <p>We reply within 24 hours. Your question is filled in for you.</p>
      <Button {...opening}>Contact Sales</Button>
      <ul className={styles.ways}>
        <li>
          <a href={site.phone.href}>
            <Icon name="phone" size={18} />
            {site.phone.display}
          </a>
        </li>
        <li>
          <a href={`mailto:${site.email.sales}`}>
            <Icon name="mail" size={18} />
            {site.email.sales}
          </a>
        </li>
      </ul>
      {nearest.length > 0 && (
        <div className={styles.near}>
          <p className="heading-4">Nearest to it on this site</p>
          <Places label="Nearest to it on this site" sources={nearest} />
        </div>
      )}
    </div>
  )
}
