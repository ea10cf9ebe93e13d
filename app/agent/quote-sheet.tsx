import { Passage } from './passage.tsx'
import styles from './sheet.module.css'
import type { Source } from './sources.ts'

/** A comma follows. */
const endMark = /[.,;:]$/

/** Links to places of the site, each by its heading and page. */
function Places({ label, sources }: { label: string; sources: readonly Source[] }) {
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

/** The words of the site that an answer rests on, with where they stand and other places that speak of it. */
export function QuoteSheet({ sources: [source, ...others] }: { sources: [Source, ...Source[]] }) {
  return (
    <div className={styles.sheet} data-ground="light">
      <Passage
        source={source}
        caption={
          source.heading ? `Under “${source.heading}”, the words this rests on` : 'The words this rests on'
        }
      />
      {others.length > 0 && <Places label="Also on this site" sources={others} />}
    </div>
  )
}
