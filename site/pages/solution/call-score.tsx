import { site } from '../../../common/brand/site.ts'
import type { SolutionPage } from '../../content/solutions/solution-page.ts'
import type { Solution } from '../../content/solutions.ts'
import { StrungScore } from '../../../common/figures/strung-score.tsx'
import { timeLabel } from '../../../common/figures/time-label.ts'
import { readingAt } from '../../listen/reading-at.ts'
import { SpokenLines } from '../../listen/spoken-lines.tsx'
import { SpeakerLine } from '../../../common/ui/speaker-line.tsx'
import styles from './call-score.module.css'

/** Keeps the strings smooth at 1440 px and the page under its weight limit, however long the call is. */
const pointsOfString = 180

interface CallScoreProps {
  solution: Solution
  call: SolutionPage['call']
}

/**
 * The score of the call with a slider along it, and the words at that moment beneath; call-reader.behaviour.ts
 * drives it. Without script all words are listed one below the other.
 */
export function CallScore({ solution, call }: CallScoreProps) {
  const { lang, person, seconds, seed } = solution.call
  const { turns, events, readFrom } = call
  const { state, turn } = readingAt(turns, readFrom)
  const time = timeLabel(readFrom)
  const now = turns[turn]
  return (
    <div
      className={styles.score}
      data-score=""
      data-brand={site.brand}
      data-person={person}
      data-state={state}
      style={{ '--at': readFrom / seconds }}
    >
      <div className={styles.lane}>
        <StrungScore
          className={styles.strings}
          turns={turns}
          seconds={seconds}
          seed={seed}
          step={seconds / pointsOfString}
        />
        <ol className={styles.events}>
          {events.map(({ at, title, detail }) => (
            <li key={at} data-at-end={at / seconds > 0.84 || undefined} style={{ '--at': at / seconds }}>
              <time>{timeLabel(at)}</time> <b>{title}</b> <span>{detail}</span>
            </li>
          ))}
        </ol>
        <div className={`script-only no-print ${styles.playhead}`} aria-hidden="true">
          <b data-time>{time}</b>
        </div>
        <input
          className={`no-print ${styles.slider}`}
          type="range"
          min={0}
          max={seconds}
          step={0.5}
          defaultValue={readFrom}
          aria-label="Read the call, second by second"
          aria-valuetext={`${time}, ${site.brand}: ${now?.english ?? now?.words}`}
        />
      </div>
      <div className={`wrap ${styles.below}`}>
        <div>
          <SpeakerLine className={`tabular script-only no-print ${styles.status}`} aria-hidden="true">
            <b data-speaker-name>{site.brand}</b> <span data-time>{time}</span>
          </SpeakerLine>
          <SpokenLines person={person} turns={turns} lang={lang} now={turn} />
        </div>
        <p className="caption script-only no-print">Slide along the call to read it.</p>
      </div>
    </div>
  )
}
