import { furtherLinks, industryLinks, type MenuLink, useCaseLinks } from '../../content/navigation.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { PageLink } from './page-link.tsx'
import styles from './solutions-menu.module.css'

export function SolutionsMenu() {
  return (
    <div className={styles.menu}>
      <div className={styles.industries}>
        <p className={`label ${styles.title}`} id="solutions-by-industry">
          By industry
        </p>
        <ul className={styles.columns} aria-labelledby="solutions-by-industry">
          {industryLinks.map(menuItem)}
        </ul>
      </div>
      <div className={styles.useCases}>
        <p className={`label ${styles.title}`} id="solutions-by-use-case">
          By use case
        </p>
        <ul aria-labelledby="solutions-by-use-case">{useCaseLinks.map(menuItem)}</ul>
      </div>
      <p className={styles.foot}>
        <ArrowLink className={styles.overview} href={furtherLinks.solutions.href}>
          {furtherLinks.solutions.label}
        </ArrowLink>
        <span>Every solution opens with the call it was built for.</span>
      </p>
    </div>
  )
}

function menuItem({ id, label, href, description }: MenuLink) {
  return (
    <li key={id}>
      <PageLink className={styles.link} href={href}>
        <b className={styles.name}>{label}</b> <small className={styles.description}>{description}</small>
      </PageLink>
    </li>
  )
}
