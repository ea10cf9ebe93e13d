import { blogPagePath } from '../../../content/articles/blog-pages.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import styles from './page-links.module.css'
import { pageNumbers } from './page-numbers.ts'

/** The way to the blog’s other pages. Static; the search hides it while it shows what it found on all of them. */
export function PageLinks({ page, count }: { page: number; count: number }) {
  return (
    <nav className={styles.pages} aria-label="Pages of articles" data-pages="">
      {page > 1 && (
        <ArrowLink className={styles.newer} href={blogPagePath(page - 1)}>
          Newer articles
        </ArrowLink>
      )}
      <ol>
        {pageNumbers(page, count).map((number, at) => (
          <li key={number || `gap ${at}`} className="tabular">
            {number === 0 ? (
              '…'
            ) : (
              <a href={blogPagePath(number)} aria-current={number === page ? 'page' : undefined}>
                <span className="visually-hidden">Page </span>
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < count && (
        <ArrowLink className={styles.older} href={blogPagePath(page + 1)}>
          Older articles
        </ArrowLink>
      )}
    </nav>
  )
}
