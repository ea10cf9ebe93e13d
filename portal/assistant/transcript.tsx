import { memo, type Ref } from 'react'
import { site } from '../../common/brand/site.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import type { SpokenLine, Timeline, TimelineEvent } from './timeline.ts'
import styles from './transcript.module.css'

type TranscriptItem = { at: number } & ({ line: SpokenLine } | { event: TimelineEvent })

/** Everything up to a second of the call, in order. */
export function transcriptItems({ lines, events }: Timeline, second: number): TranscriptItem[] {
  return [
    ...lines.map((line) => ({ at: line.from, line })),
    ...events.map((event) => ({ at: event.at, event })),
  ]
    .filter(({ at }) => at <= second)
    .toSorted((a, b) => a.at - b.at)
}

interface TranscriptProps {
  ref: Ref<HTMLOListElement>
  items: TranscriptItem[]
  second: number
  /** Name of the colleague on the call. */
  person: string | undefined
}

/** What has been said and done. It follows the clock until you scroll away from its end. */
export function Transcript({ ref, items, second, person }: TranscriptProps) {
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and holds nothing to reach by keyboard */}
      <ol className={styles.transcript} aria-label="Transcript" tabIndex={0} ref={ref}>
        {items.map((item) =>
          'line' in item ? (
            <Line
              key={`${item.line.voice} ${item.at}`}
              line={item.line}
              person={person}
              said={inSteps((second - item.line.from) / (item.line.to - item.line.from))}
            />
          ) : (
            <li key={`${item.event.text} ${item.at}`} className={styles.event} data-by={item.event.by}>
              <time className="text-3">{timeLabel(item.at)}</time>
              <p>{item.event.text}</p>
            </li>
          ),
        )}
      </ol>
    </div>
  )
}

/** A separate component, so that a sentence renders only when another word is shown. */
function inSteps(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * 24) / 24))
}

interface LineProps extends Pick<TranscriptProps, 'person'> {
  line: SpokenLine
  /** How much of it has been said, from 0 to 1. */
  said: number
}

/** One sentence: who, when, in the caller's script and in English; words appear as they are said. */
const Line = memo(function Line({ line, person, said }: LineProps) {
  const { voice, text, english, lang, from } = line
  const who = { caller: 'Caller', assistant: site.brand, you: 'You', colleague: person ?? 'Colleague' }[voice]
  return (
    <li className={styles.item} data-now={said < 1 || undefined}>
      <time className="text-3">{timeLabel(from)}</time>
      <p data-voice={voice}>
        <span className="visually-hidden">{who}: </span>
        <span lang={lang}>
          <Words text={text} said={said} />
        </span>
        {english && (
          <small>
            <Words text={english} said={said} />
          </small>
        )}
      </p>
    </li>
  )
})

/** Words not yet said keep their space, so that nothing moves when they appear. */
function Words({ text, said }: { text: string; said: number }) {
  const space = text.indexOf(' ', Math.floor(text.length * said))
  const end = said >= 1 || space < 0 ? text.length : space
  return (
    <>
      {text.slice(0, end)}
      {end < text.length && <span className={styles.unsaid}>{text.slice(end)}</span>}
    </>
  )
}
