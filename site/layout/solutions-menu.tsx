import {
  furtherLinks,
  linksByIndustry,
  type MenuLink as Link,
  linksByUseCase,
  menuWords,
} from '../content/navigation.ts'
import { ArrowLink } from '../../common/ui/arrow-link.tsx'
import { MenuLink } from './menu-link.tsx'
import styles from './solutions-menu.module.css'

export function SolutionsMenu() {
  return (
    <div className={styles.menu}>
      <div>
        <p className={`label ${styles.title}`} id="solutions-by-industry">
          By Industry
        </p>
        <ul className={styles.columns} aria-labelledby="solutions-by-industry">
          {linksByIndustry.map(menuItem)}
        </ul>
      </div>
      <div className={styles.byUseCase}>
        <p className={`label ${styles.title}`} id="solutions-by-use-case">
          By Use Case
        </p>
        <ul aria-labelledby="solutions-by-use-case">{linksByUseCase.map(menuItem)}</ul>
      </div>
      <p className={styles.foot}>
        <ArrowLink href={furtherLinks.solutions.href}>{furtherLinks.solutions.label}</ArrowLink>
        <span>{menuWords.solutions}</span>
      </p>
    </div>
  )
}

function menuItem(link: Link) {
  return (
    <li key={link.id}>
      <MenuLink className={styles.link} link={link} />
    </li>
  )
}
