import type { ReactNode } from 'react'
import {
  companyLinks,
  legalLinks,
  type NavigationLink,
  productLinks,
  solutionAnchorLinks,
} from '../content/navigation.ts'
import { site } from '../../common/brand/site.ts'
import { CookiesItem } from '../consent/consent-panel.tsx'
import styles from './footer-columns.module.css'
import { PageLink } from './page-link.tsx'

export function FooterColumns() {
  return (
    <div className={styles.columns}>
      <Column
        title="Products"
        id="footer-products"
        className={`no-print ${styles.products}`}
        links={productLinks}
      />
      <Column
        title="Solutions"
        id="footer-solutions"
        className={`no-print ${styles.solutions}`}
        links={solutionAnchorLinks}
      />
      <Column
        title="Company"
        id="footer-company"
        className={`no-print ${styles.company}`}
        links={companyLinks}
      />
      <Column title="Legal" id="footer-legal" links={legalLinks}>
        {[site.email.privacy, site.email.legal].map((address) => (
          <li key={address}>
            <a className={styles.link} href={`mailto:${address}`}>
              {address}
            </a>
          </li>
        ))}
        <li>
          <a className={`tabular ${styles.link}`} href={site.phone.href}>
            {site.phone.display}
          </a>
        </li>
        {site.pageViews.to === 'ga4' && <CookiesItem className={styles.link} />}
      </Column>
    </div>
  )
}

interface ColumnProps {
  title: string
  /** Id of the title, unique on the page. */
  id: string
  links: NavigationLink[]
  className?: string | undefined
  /** Extra list items after the links. */
  children?: ReactNode
}

function Column({ title, id, links, className, children }: ColumnProps) {
  return (
    <nav className={className} aria-labelledby={id}>
      <p className={`label ${styles.title}`} id={id}>
        {title}
      </p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <PageLink className={styles.link} href={href}>
              {label}
            </PageLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
