import { memo } from 'react'
import { site } from '../../../../content/site.ts'
import { timeLabel } from '../../../figures/time-label.ts'
import type { SpokenLine } from '../timeline/timeline.ts'
import { saidUntil } from './transcript-items.ts'
import styles from './transcript.module.css'

interface TranscriptLineProps {
  line: SpokenLine
  /** Name of the colleague on the call. */
  person: string | undefined
  /** How much of it has been said, from 0 to 1. */
  said: number
}

/** One sentence: who, when, in the caller's script and in English beneath; words come as they are said. */
export const TranscriptLine = memo(function TranscriptLine({ line, person, said }: TranscriptLineProps) {
  const { voice, text, english, lang, from } = line
  const who = { caller: 'Caller', assistant: site.brand, you: 'You', colleague: person ?? 'Colleague' }[voice]
  return (
    <li className={styles.item} data-now={said < 1 || undefined}>
      <time>{timeLabel(from)}</time>
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

/** Words not yet said keep their room, so that nothing moves when they come. */
function Words({ text, said }: { text: string; said: number }) {
  const end = saidUntil(text, said)
  return (
    <>
      {text.slice(0, end)}
      {end < text.length && <span className={styles.unsaid}>{text.slice(end)}</span>}
    </>
  )
}
