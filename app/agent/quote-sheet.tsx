import { Passage } from './passage.tsx'
import { Places } from './places.tsx'
import styles from './sheet.module.css'
import type { Source } from './sources.ts'

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
