import type { CSSProperties } from 'react'
import { qualityChecks } from '../content/quality-checks.ts'
import { AxisLabels } from '../../common/figures/axis-labels.tsx'
import { axisTicks, percentOf } from '../../common/figures/axis-ticks.ts'
import { Stretched } from '../../common/figures/stretched.tsx'
import { timeLabel } from '../../common/figures/time-label.ts'
import { unitsPerSecond } from '../../common/figures/wave.ts'
import styles from './score.module.css'
import type { LiveCall } from './floor.ts'
import type { Timeline } from './timeline.ts'
import { Voices } from './voices.tsx'

/** Bars across the whole axis, and the height of the voice lane in units. */
const barCount = 150
const laneHeight = 96
/** An open call's axis is this many seconds ahead, and grows in steps of this size. */
const openStep = 60

interface ScoreProps {
  call: LiveCall
  second: number
  isListening: boolean
}

/** The call so far as three lanes on one clock: voice, checks and systems. What is to come is faint. */
export function Score({ call: { line, timeline }, second, isListening }: ScoreProps) {
  const length = axisSeconds(timeline, second)
  const width = length * unitsPerSecond
  const at = (time: number): CSSProperties => ({ left: `${percentOf(time, length)}%` })
  const marked = timeline.checks.filter((check) => check.at <= second)
  const passed = marked.filter((check) => check.passed).length
  const steps = timeline.events.filter(({ by }) => by === 'system')
  const last = steps.findLast((step) => step.at <= second)
  return (
    <figure className={styles.score} style={{ '--at': Math.min(1, second / length) }}>
      <AxisLabels className={styles.axis} ticks={axisTicks(length, length / 4, timeLabel)} />
      <div className={styles.lane} data-lane="voice">
        <p>Voice</p>
        <div>
          <Stretched className="line-drawing" width={width} height={laneHeight}>
            <path className={styles.silence} d={`M0 ${laneHeight / 2}H${width}`} />
            <Voices
              lines={timeline.lines}
              from={0}
              to={second}
              height={laneHeight}
              seed={line * 97 + 19}
              step={width / barCount}
            />
          </Stretched>
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
          <b style={last && sideOf(last.at / length)}>{last ? last.text : 'Nothing asked yet'}</b>
        </div>
      </div>
      <div className={styles.playhead} data-listening={isListening} aria-hidden="true" />
      <figcaption className="visually-hidden">
        Score of the call so far: voice, checks and systems on one clock
      </figcaption>
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

/** Seconds on the score's axis: the whole call, or while its end is open, a little more than there is. */
function axisSeconds({ seconds, lines }: Timeline, second: number): number {
  if (seconds < Infinity) return seconds
  const known = Math.max(second, lines.findLast(({ from }) => from <= second)?.to ?? 0)
  return Math.ceil((known + openStep / 4) / openStep) * openStep
}
