import styles from './sheet.module.css'
import type { Source } from './sources.ts'

/** A comma follows. */
const endMark = /[.,;:]$/

/** Links to places of the site, each by its heading and page. */
export function Places({ label, sources }: { label: string; sources: readonly Source[] }) {
  return (
    <ul className={styles.places} aria-label={label}>
      {sources.map(({ href, page, heading, quote }) => (
        <li key={href + quote}>
          <a href={href} target="_top">
            {heading.replace(endMark, '') || quote.replace(endMark, '')}, <span>{page}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
