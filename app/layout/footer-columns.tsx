import type { ReactNode } from 'react'
import {
  companyLinks,
  legalLinks,
  menuWords,
  type NavigationLink,
  productLinks,
  solutionAnchorLinks,
} from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { CookiesItem } from '../consent/consent-panel.tsx'
import { Brand } from './brand.tsx'
import styles from './footer-columns.module.css'
import { PageLink } from './page-link.tsx'

export function FooterColumns() {
  return (
    <div className={styles.columns}>
      <div className={styles.brand}>
        <Brand />
        <p>{menuWords.footer}</p>
      </div>
      <Column title="Products" id="footer-products" className={styles.products} links={productLinks} />
      <Column
        title="Solutions"
        id="footer-solutions"
        className={styles.solutions}
        links={solutionAnchorLinks}
      />
      <Column title="Company" id="footer-company" links={companyLinks} />
      <Column title="Legal" id="footer-legal" links={legalLinks}>
        <li>
          <a href={`mailto:${site.email.privacy}`}>{site.email.privacy}</a>
        </li>
        <li>
          <a href={`mailto:${site.email.legal}`}>{site.email.legal}</a>
        </li>
        <li>
          <a className="tabular" href={site.phone.href}>
            {site.phone.display}
          </a>
        </li>
        {site.pageViews.to === 'ga4' && <CookiesItem />}
      </Column>
    </div>
  )
}

interface ColumnProps {
  title: string
  /** Of the title, unique in the page. */
  id: string
  links: NavigationLink[]
  className?: string | undefined
  /** Further list items after the links. */
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
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
