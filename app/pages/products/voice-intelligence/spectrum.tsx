import { voiceReadings } from '../../../../content/products/voice-readings.ts'
import { policyRevivalCall, type Speaker } from '../../../../content/sample-call.ts'
import { polylines } from '../../../figures/relative-path.ts'
import { harmonicRise, pitchContour, pitchHeight, width } from './pitch-contour.ts'
import styles from './spectrum.module.css'
import '../../../styles/drawing.css'

const harmonics = [2, 3, 4, 5, 6, 7, 8, 9]

/** Both voices' pitch, and eight harmonics above it, fainter as they rise; every other one on phones. */
export function Spectrum({ frequencies }: { frequencies: readonly number[] }) {
  const { pitch, tension, bothSpeak } = voiceReadings
  const turnsOf = (speaker: Speaker) => policyRevivalCall.turns.filter((turn) => turn.speaker === speaker)
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
          data-between={harmonic % 2 === 1 || undefined}
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
