import type { ArticleFields } from '../../content/articles/article-schema.ts'
import styles from './finding-drawing.module.css'

type Drawn = NonNullable<ArticleFields['finding']['drawn']>

/** The finding of an article as bars, as things in a row or as part of a line; the relevant part is filled. */
export function FindingDrawing({ drawn }: { drawn: Drawn }) {
  if (drawn.kind === 'part') {
    const style = { '--from': drawn.from, '--part': drawn.to - drawn.from }
    return <i className={styles.part} style={style} aria-hidden="true" />
  }
  return (
    <i className={styles[drawn.kind]} aria-hidden="true">
      {heightsOf(drawn).map(([place, height]) => (
        <i
          key={place}
          style={{ '--height': height }}
          data-marked={drawn.marked.includes(place) || undefined}
        />
      ))}
    </i>
  )
}

/** Positions from 1, each with its share of the full height. */
function heightsOf(drawn: Exclude<Drawn, { kind: 'part' }>): [place: number, height: number][] {
  if (drawn.kind === 'count') return Array.from({ length: drawn.of }, (_, at) => [at + 1, 1])
  const highest = Math.max(...drawn.values)
  return drawn.values.map((value, at) => [at + 1, Math.round((value / highest) * 1000) / 1000])
}
