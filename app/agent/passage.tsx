import { Icon } from '../ui/icon.tsx'
import styles from './sheet.module.css'
import type { Source } from './sources.ts'

/** Words of the site, the ones that matter underlined among those around them, with a link to where they stand. */
export function Passage({ caption, source }: { caption: string; source: Source }) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <blockquote cite={source.href}>
        {source.before && <span>{source.before}</span>}
        <mark>{source.quote}</mark>
        {source.after && <span>{source.after}</span>}
      </blockquote>
      <a className={styles.link} href={source.href} target="_top">
        Read it on {source.page} <Icon name="arrow-right" size={16} />
      </a>
    </figure>
  )
}
