import { type CSSProperties, useMemo } from 'react'
import { nothingAsked, scoreCaption } from '../../../../content/portal/console-words.ts'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { timeLabel } from '../../../figures/time-label.ts'
import type { Timeline } from '../timeline/timeline.ts'
import '../../../styles/drawing.css'
import { axisSeconds, barCount, laneHeight, laneWidth, scoreBars, voicePaths } from './score-bars.ts'
import styles from './score.module.css'

interface ScoreProps {
  timeline: Timeline
  second: number
  tones: number[]
  isListening: boolean
}

/** The call so far as three lanes on one clock: voice, checks and systems. What is to come is faint. */
export function Score({ timeline, second, tones, isListening }: ScoreProps) {
  const length = axisSeconds(timeline, second)
  const bar = Math.floor((second / length) * barCount)
  const paths = useMemo(
    () => voicePaths(scoreBars(timeline.lines, (bar / barCount) * length, length, tones)),
    [timeline, bar, length, tones],
  )
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
              key={`${check.name} ${check.at}`}
              title={check.at <= second ? check.name : undefined}
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

/** The last step's words begin or end under its mark, on the side that has the room. */
function sideOf(share: number): CSSProperties {
  const percent = Math.round(share * 1000) / 10
  return share > 0.5
    ? { right: `${100 - percent}%`, maxWidth: `${percent}%` }
    : { left: `${percent}%`, maxWidth: `${100 - percent}%` }
}
