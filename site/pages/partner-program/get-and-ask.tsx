import { benefits, requirements } from '../../content/partner-program.ts'
import type { Point } from '../../content/products/feature.ts'
import { PlainName } from '../../sections/plain-name.tsx'
import styles from './get-and-ask.module.css'

/** Six benefits and six requirements, side by side row by row. */
export function GetAndAsk() {
  return (
    <div className="section goes-on" data-ground="light">
      <div className={`wrap ${styles.columns}`}>
        <Column id="get" name="Benefits" title="What you get" points={benefits} />
        <Column id="ask" name="Requirements" title="What we ask" points={requirements} />
      </div>
    </div>
  )
}

type ColumnProps = Record<'id' | 'name' | 'title', string> & { points: readonly Point[] }

function Column({ id, name, title, points }: ColumnProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 className="heading-2" id={`${id}-title`}>
        <PlainName>{name}</PlainName>
        {title}
      </h2>
      <ul>
        {points.map((point) => (
          <li key={point.title}>
            <h3 className="heading-4">{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
