import { Icon } from '../ui/icon.tsx'
import { Places } from './places.tsx'
import styles from './sheet.module.css'
import type { Source } from './sources.ts'

/** The words of the site that an answer rests on, with where they stand and other places that speak of it. */
export function QuoteSheet({ sources: [source, ...others] }: { sources: [Source, ...Source[]] }) {
  return (
    <figure className={styles.sheet} data-ground="light">
      <figcaption>
        {source.heading ? `Under “${source.heading}”, the words this rests on` : 'The words this rests on'}
      </figcaption>
      <blockquote cite={source.href}>
        {source.before && <span>{source.before}</span>}
        <mark>{source.quote}</mark>
        {source.after && <span>{source.after}</span>}
      </blockquote>
      <a className={styles.link} href={source.href} target="_top">
        Read it on {source.page} <Icon name="arrow-right" size={16} />
      </a>
      {others.length > 0 && <Places label="Also on this site" sources={others} />}
    </figure>
  )
}
