import { type CSSProperties, useMemo } from 'react'
import { nothingAsked, scoreCaption } from '../content/console-words.ts'
import { qualityChecks } from '../content/quality-checks.ts'
import { percentOf } from '../../common/figures/axis-ticks.ts'
import { polylines } from '../../common/figures/relative-path.ts'
import { seededRandom } from '../../common/figures/seeded-random.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import '../../common/styles/drawing.css'
import styles from './score.module.css'
import type { SpokenLine, Timeline } from './timeline.ts'

/** Bars across the whole axis, and the view box of the voice lane. */
const barCount = 150
const laneWidth = 1000
const laneHeight = 96
/** An open call's axis is this many seconds ahead, and grows in steps of this size. */
const openStep = 60

interface ScoreProps {
  timeline: Timeline
  second: number
  tones: number[]
  isListening: boolean
}

/** The call so far as three lanes on one clock: voice, checks and systems. The future is faint. */
export function Score({ timeline, second, tones, isListening }: ScoreProps) {
  const length = axisSeconds(timeline, second)
  const bar = Math.floor((second / length) * barCount)
  const paths = useMemo(() => voicePaths(timeline.lines, bar, length, tones), [timeline, bar, length, tones])
  const at = (time: number): CSSProperties => ({ left: `${percentOf(time, length)}%` })
  const marked = timeline.checks.filter((check) => check.at <= second)
  const passed = marked.filter((check) => check.passed).length
  const steps = timeline.events.filter(({ by }) => by === 'system')
  const last = steps.findLast((step) => step.at <= second)
  return (
    <figure className={styles.score} style={{ '--at': Math.min(1, second / length) }}>
      <div className={`tabular ${styles.axis}`} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((quarter) => (
          <span key={quarter} style={{ left: `${quarter * 25}%` }}>
            {timeLabel(Math.round((length * quarter) / 4))}
          </span>
        ))}
      </div>
      <div className={styles.lane} data-lane="voice">
        <p>Voice</p>
        <div>
          <svg
            className="line-drawing"
            viewBox={`0 0 ${laneWidth} ${laneHeight}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles.silence} d={`M0 ${laneHeight / 2}H${laneWidth}`} />
            <path className="ink-caller" d={paths.caller} />
            <path className="ink-assistant" d={paths.assistant} />
            <path className={styles.person} d={paths.person} />
          </svg>
          {timeline.whispers
            .filter(({ from }) => from <= second)
            .map(({ from, to = second }) => (
              <i
                key={from}
                className={styles.whisper}
                style={{ ...at(from), width: `${percentOf(to - from, length)}%` }}
              />
            ))}
        </div>
      </div>
      <div className={styles.lane} data-lane="checks">
        <p>
          Checks{' '}
          <span className="tabular">
            {passed} of {marked.length}
          </span>
        </p>
        <div>
          {timeline.checks.map((check) => (
            <i
              key={check.id}
              title={check.at <= second ? qualityChecks.find(({ id }) => id === check.id)?.name : undefined}
              data-state={check.at > second ? 'future' : check.passed ? 'passed' : 'missed'}
              style={at(check.at)}
            />
          ))}
        </div>
      </div>
      <div className={styles.lane} data-lane="systems">
        <p>Systems</p>
        <div>
          {steps.map((step) => (
            <i
              key={`${step.text} ${step.at}`}
              title={step.at <= second ? step.text : undefined}
              data-state={step.at > second ? 'future' : 'done'}
              style={at(step.at)}
            />
          ))}
          <b style={last && sideOf(last.at / length)}>{last ? last.text : nothingAsked}</b>
        </div>
      </div>
      <div className={styles.playhead} data-listening={isListening} aria-hidden="true" />
      <figcaption className="visually-hidden">{scoreCaption}</figcaption>
    </figure>
  )
}

/** The last step's label begins or ends under its mark, on the side with more room. */
function sideOf(share: number): CSSProperties {
  const percent = Math.round(share * 1000) / 10
  return share > 0.5
    ? { right: `${100 - percent}%`, maxWidth: `${percent}%` }
    : { left: `${percent}%`, maxWidth: `${100 - percent}%` }
}

/** Seconds on the score's axis: the whole call or, while its end is open, a little more than so far. */
export function axisSeconds({ seconds, lines }: Pick<Timeline, 'seconds' | 'lines'>, second: number): number {
  if (seconds < Infinity) return seconds
  const known = Math.max(second, lines.findLast(({ from }) => from <= second)?.to ?? 0)
  return Math.ceil((known + openStep / 4) / openStep) * openStep
}

/** How loud each bar of a call is, from 0 to 1. */
export function tonesOf(seed: number): number[] {
  const random = seededRandom(seed)
  let phase = random() * 9
  return Array.from({ length: barCount }, () => {
    phase += 0.6 + random() * 0.5
    return Math.abs(Math.sin(phase) * 0.62 + Math.sin(phase * 0.37) * 0.5) * (0.55 + 0.45 * random())
  })
}

/** Path data of everything said up to a bar, one path per voice; `length` is the axis in seconds. */
function voicePaths(lines: SpokenLine[], last: number, length: number, tones: number[]) {
  const bars: Record<'caller' | 'assistant' | 'person', number[][]> = {
    caller: [],
    assistant: [],
    person: [],
  }
  for (const [place, tone] of tones.slice(0, last).entries()) {
    const time = ((place + 0.5) / barCount) * length
    const line = lines.findLast(({ from, to }) => time >= from && time < to)
    if (!line) continue
    const swell = Math.min(1, (time - line.from) * 2.2 + 0.2, (line.to - time) * 2.2 + 0.15)
    const half = Math.max(1.2, (laneHeight / 2 - 2) * swell * (0.22 + 0.78 * tone))
    const x = ((place + 0.5) / barCount) * laneWidth
    bars[voiceOf(line)].push([x, laneHeight / 2 - half, x, laneHeight / 2 + half])
  }
  return {
    caller: polylines(bars.caller),
    assistant: polylines(bars.assistant),
    person: polylines(bars.person),
  }
}

/** Whose voice a line is drawn as: a person is thin and grey, never amber. */
export function voiceOf({ voice }: SpokenLine): 'caller' | 'assistant' | 'person' {
  return voice === 'caller' || voice === 'assistant' ? voice : 'person'
}
