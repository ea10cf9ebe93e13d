import type { NavigationLink } from '../content/navigation.ts'
import styles from './crumb.module.css'

/** The link from a page back to its overview. */
export function Crumb({ overview, page }: { overview: NavigationLink; page: string }) {
  return (
    <nav className="small-muted" aria-label="Breadcrumb">
      <ol className={`cluster ${styles.list}`}>
        <li>
          <a className="press-target quiet-link" href={overview.href}>
            {overview.label}
          </a>
        </li>
        <li aria-current="page">{page}</li>
      </ol>
    </nav>
  )
}
