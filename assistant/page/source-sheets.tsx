import { PersonSheet } from './person-sheet.tsx'
import styles from './sheet.module.css'
import type { Source } from './sources.ts'

/** A comma follows. */
const endMark = /[.,;:]$/

/** The words of the site that an answer rests on, with their place and other places on the subject. */
export function QuoteSheet({ sources: [source, ...others] }: { sources: [Source, ...Source[]] }) {
  return (
    <div className={styles.sheet} data-ground="light">
      <Passage
        source={source}
        caption={
          source.heading ? `Under “${source.heading}”, the words this rests on` : 'The words this rests on'
        }
      />
      {others.length > 0 && (
        <ul className={styles.places} aria-label="Also on this site">
          {others.map(({ href, page, heading, quote }) => (
            <li key={href + quote}>
              <a href={href} target="_top">
                {`${heading.replace(endMark, '') || quote.replace(endMark, '')}, `}
                <span>{page}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The closest passages to a question, if any, for the visitor to judge, and a person to ask. */
export function NearestSheet({ question, sources }: { question: string; sources: readonly Source[] }) {
  return (
    <>
      {sources.length > 0 && (
        <ul className={styles.sheet} data-ground="light" aria-label="Closest on this site">
          {sources.map((source) => (
            <li key={source.href}>
              <Passage
                source={source}
                caption={source.heading ? `Under “${source.heading}”` : 'On this site'}
              />
            </li>
          ))}
        </ul>
      )}
      <PersonSheet question={question} />
    </>
  )
}

/** Words of the site in context, the relevant ones underlined, with a link to their place. */
function Passage({ caption, source }: { caption: string; source: Source }) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <blockquote cite={source.href}>
        {source.before && <span>{source.before}</span>}
        <mark>{source.quote}</mark>
        {source.after && <span>{source.after}</span>}
        {source.caveats && <span>{source.caveats}</span>}
      </blockquote>
      <a className={styles.link} href={source.href} target="_top">
        Read it on {source.page}
      </a>
    </figure>
  )
}
