import { voiceIntelligence } from '../../../content/products/voice-intelligence.ts'
import { voiceReadings } from '../../../content/products/voice-readings.ts'
import { policyRevivalCall as call, type Speaker, speakerAt } from '../../../content/sample-call.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { polylines } from '../../../../common/figures/relative-path.ts'
import { Stretched } from '../../../../common/figures/stretched.tsx'
import { TimeAxis } from '../../../../common/figures/time-axis.tsx'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { grouped } from '../../../../common/ui/indian-numbers.ts'
import styles from './contour-figure.module.css'
import { Gauge } from './gauge.tsx'
import { harmonicRise, height, pitchContour, pitchHeight, width } from './pitch-contour.ts'
import '../../../../common/styles/drawing.css'

const frequencies = [150, 300, 600, 1200]

/** The call as a listener hears it: both voices' pitch under their harmonics, and four gauges near its end. */
export function ContourFigure() {
  return (
    <figure className={styles.figure}>
      <TimeAxis className={styles.axis} seconds={call.seconds} />
      <ol className={styles.hearings}>
        {voiceIntelligence.hearings.map(({ second, heard, reading }) => (
          <li
            key={second}
            data-speaker={speakerAt(call, second)}
            style={{ '--at': `${percentOf(second, call.seconds)}%` }}
          >
            <time className="visually-hidden">{timeLabel(second)}</time>
            <b>{heard}</b>
            <span className="micro-muted">{reading}</span>
          </li>
        ))}
      </ol>
      <div className={`no-print ${styles.plot}`}>
        <p className="visually-hidden">
          Drawing: pitch of both voices through the {call.seconds}-second call, with harmonics above. The
          caller starts high and unsteady and ends lower and even.
        </p>
        <Stretched width={width} height={height}>
          <Spectrum />
        </Stretched>
        {frequencies.map((hertz) => (
          <span
            key={hertz}
            className={styles.hertz}
            aria-hidden="true"
            style={{ top: `${percentOf(pitchHeight(hertz), height)}%` }}
          >
            {`${hertz === frequencies.at(-1) ? 'Hz\n' : ''}${grouped(hertz)}`}
          </span>
        ))}
      </div>
      <dl className={styles.gauges}>
        {voiceIntelligence.gauges.map((gauge) => (
          <Gauge key={gauge.name} {...gauge} />
        ))}
      </dl>
      <figcaption className={styles.caption}>
        Gauges read the caller at {timeLabel(voiceReadings.gaugesAt)}; tall ticks are comfortable.
      </figcaption>
    </figure>
  )
}

const harmonics = [2, 3, 4, 5, 6, 7, 8, 9]

/** Both voices' pitch with eight harmonics above, fainter as they rise; every other one on phones. */
function Spectrum() {
  const { pitch, tension, bothSpeak } = voiceReadings
  const turnsOf = (speaker: Speaker) => call.turns.filter((turn) => turn.speaker === speaker)
  const callerTurns = [...turnsOf('caller'), { speaker: 'caller' as const, ...bothSpeak }]
  const rules = frequencies.map((hertz) => [0, pitchHeight(hertz), width, pitchHeight(hertz)])
  return (
    <g className={styles.spectrum}>
      <defs>
        <path
          id="caller-pitch"
          vectorEffect="non-scaling-stroke"
          d={pitchContour(callerTurns, { pitch: pitch.caller, tension: tension.caller, seed: 8, step: 0.12 })}
        />
        <path
          id="assistant-pitch"
          vectorEffect="non-scaling-stroke"
          d={pitchContour(turnsOf('assistant'), { pitch: pitch.assistant, seed: 4, step: 0.26 })}
        />
      </defs>
      <path className={styles.rules} vectorEffect="non-scaling-stroke" d={polylines(rules)} />
      {harmonics.map((harmonic) => (
        <g
          key={harmonic}
          className={harmonic % 2 === 1 ? 'wide-only' : undefined}
          opacity={(1.06 * 0.82 ** (harmonic - 1)).toFixed(2)}
          transform={`translate(0 -${harmonicRise(harmonic).toFixed(1)})`}
        >
          <BothVoices />
        </g>
      ))}
      <g className={styles.pitch}>
        <BothVoices />
      </g>
    </g>
  )
}

function BothVoices() {
  return (
    <>
      <use href="#caller-pitch" className="ink-caller" />
      <use href="#assistant-pitch" className="ink-assistant" />
    </>
  )
}
