import { claimOn } from '../../content/claims.ts'
import { quotedPrices } from '../../content/quoted-prices.ts'
import { ArrowLink } from '../../../common/ui/arrow-link.tsx'
import styles from './at-a-glance.module.css'

const facts = [
  {
    name: 'Price',
    said: `From ${quotedPrices.price.starter} a month`,
    note: 'Training and integration are free.',
    href: '/offers',
    link: 'See prices',
  },
  {
    name: 'Time to go live',
    said: claimOn('/', 'goLive').shown,
    note: 'Starting with one kind of call.',
    href: '/blog/a-pilot-in-ten-working-days',
    link: 'How a pilot runs',
  },
  {
    name: 'Security',
    said: 'AES-256 encryption',
    note: 'Role-based access, monitored day and night.',
    href: '/security',
    link: 'How data is kept',
  },
  {
    name: 'Integrations',
    said: `${claimOn('/', 'connectors').shown} connectors`,
    note: 'Core banking, telephony, CRM, ticketing.',
    href: '/integrations',
    link: 'What it connects to',
  },
]

/** What a buyer asks first, each with the page that answers it in full. */
export function AtAGlance() {
  return (
    <section
      className={styles.glance}
      data-ground="dark"
      aria-label="Price, time to go live, security and integrations"
    >
      <dl className={`wrap columns-4 ${styles.facts}`}>
        {facts.map(({ name, said, note, href, link }) => (
          <div key={name}>
            <dt className="small-muted">{name}</dt>
            <dd className="small">
              <b>{said}</b>
              {note}
            </dd>
            <dd className="small">
              <ArrowLink href={href}>{link}</ArrowLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
