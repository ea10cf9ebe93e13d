import type { Ref } from 'react'
import { timeLabel } from '../../../figures/time-label.ts'
import type { TranscriptItem } from './transcript-items.ts'
import { TranscriptLine } from './transcript-line.tsx'
import styles from './transcript.module.css'

interface TranscriptProps {
  ref: Ref<HTMLOListElement>
  items: TranscriptItem[]
  second: number
  person: string | undefined
}

/** What has been said and done. It follows the clock until you scroll away from its end. */
export function Transcript({ ref, items, second, person }: TranscriptProps) {
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and holds nothing to reach by keyboard */}
      <ol className={styles.transcript} aria-label="Transcript" tabIndex={0} ref={ref}>
        {items.map((item) =>
          item.kind === 'line' ? (
            <TranscriptLine
              key={`${item.line.voice} ${item.at}`}
              line={item.line}
              person={person}
              said={quarter((second - item.line.from) / (item.line.to - item.line.from))}
            />
          ) : (
            <li key={`${item.event.text} ${item.at}`} className={styles.event} data-by={item.event.by}>
              <time>{timeLabel(item.at)}</time>
              <p>{item.event.text}</p>
            </li>
          ),
        )}
      </ol>
    </div>
  )
}

/** In steps, so that a sentence renders only when a word more is shown. */
function quarter(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * 24) / 24))
}
