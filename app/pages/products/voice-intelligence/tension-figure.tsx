import { voiceIntelligence } from '../../../../content/products/voice-intelligence.ts'
import { voiceReadings } from '../../../../content/products/voice-readings.ts'
import { policyRevivalCall as call, type Speaker } from '../../../../content/sample-call.ts'
import { site } from '../../../../content/site.ts'
import { polylines } from '../../../figures/relative-path.ts'
import { TimeAxis } from '../../../figures/time-axis.tsx'
import { readingAt } from './reading-at.ts'
import styles from './tension-figure.module.css'
import { TensionLabels } from './tension-labels.tsx'
import {
  apart,
  carriedLine,
  distanceLines,
  height,
  spokenLine,
  tensionHeight,
  width,
} from './tension-lines.ts'
import '../../../styles/drawing.css'

/** Tension of caller and the assistant through the call, and the distance between them in hairlines. */
export function TensionFigure() {
  const { tension } = voiceReadings
  const turnsOf = (speaker: Speaker) => call.turns.filter((turn) => turn.speaker === speaker)
  const tensionAt = (speaker: Speaker, second: number) => Math.round(readingAt(tension[speaker], second))
  const drops = voiceIntelligence.moments.map(({ second }) => [
    second * 10,
    tensionHeight(readingAt(tension.assistant, second)) + 6,
    second * 10,
    height,
  ])
  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <p className="visually-hidden">
          Drawing: tension of the caller falls from {tensionAt('caller', 5)} to {tensionAt('caller', 70)},
          while {site.brand} rises from {tensionAt('assistant', 0)} to meet her and falls to{' '}
          {tensionAt('assistant', 70)}. The gap closes from {apart(tension, 5)} points to {apart(tension, 70)}
          .
        </p>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.distance} d={distanceLines(tension, false)} />
          <path className={`${styles.distance} ${styles.half}`} d={distanceLines(tension, true)} />
          <path className={styles.drops} d={polylines(drops)} />
          <path className={styles.caller} d={carriedLine(tension.caller)} />
          <path className={styles.assistant} d={carriedLine(tension.assistant)} />
          <path
            className={`${styles.caller} ${styles.spoken}`}
            d={spokenLine(tension.caller, turnsOf('caller'))}
          />
          <path
            className={`${styles.assistant} ${styles.spoken}`}
            d={spokenLine(tension.assistant, turnsOf('assistant'))}
          />
        </svg>
        <TensionLabels />
      </div>
      <TimeAxis className={styles.axis} seconds={call.seconds} />
      <figcaption>
        Tension, 0 to 100. Bold: that voice is speaking. Sample call, in {call.language} and English.
      </figcaption>
    </figure>
  )
}
