import { voiceIntelligence } from '../../../content/products/voice-intelligence.ts'
import { voiceReadings } from '../../../content/products/voice-readings.ts'
import { policyRevivalCall as call, type Speaker } from '../../../content/sample-call.ts'
import { site } from '../../../../common/brand/site.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { polylines } from '../../../../common/figures/relative-path.ts'
import { Stretched } from '../../../../common/figures/stretched.tsx'
import { TimeAxis } from '../../../../common/figures/time-axis.tsx'
import { readingAt } from './reading-at.ts'
import styles from './tension-figure.module.css'
import {
  apart,
  carriedLine,
  distanceLines,
  height,
  spokenLine,
  tensionHeight,
  width,
} from './tension-lines.ts'
import '../../../../common/styles/drawing.css'

const { tension } = voiceReadings

/** Tension of the caller and the assistant through the call, with the distance between them in hairlines. */
export function TensionFigure() {
  const turnsOf = (speaker: Speaker) => call.turns.filter((turn) => turn.speaker === speaker)
  const tensionAt = (speaker: Speaker, second: number) => Math.round(readingAt(tension[speaker], second))
  const drops = voiceIntelligence.moments.map(({ second }) => [
    second * 10,
    tensionHeight(readingAt(tension.assistant, second)) + 6,
    second * 10,
    height,
  ])
  return (
    <figure className={`no-print ${styles.figure}`}>
      <div className={styles.plot}>
        <p className="visually-hidden">
          Drawing: tension of the caller falls from {tensionAt('caller', 5)} to {tensionAt('caller', 70)},
          while {site.brand} rises from {tensionAt('assistant', 0)} to meet her and falls to{' '}
          {tensionAt('assistant', 70)}. The gap closes from {apart(tension, 5)} points to {apart(tension, 70)}
          .
        </p>
        <Stretched width={width} height={height}>
          <path className={`ink-faint ${styles.distance}`} d={distanceLines(tension, false)} />
          <path className={`ink-faint wide-only ${styles.distance}`} d={distanceLines(tension, true)} />
          <path className={`ink-faint ${styles.drops}`} d={polylines(drops)} />
          <path className="ink-faint" d={carriedLine(tension.caller)} />
          <path className="ink-assistant" d={carriedLine(tension.assistant)} />
          <path className={`ink-text ${styles.spoken}`} d={spokenLine(tension.caller, turnsOf('caller'))} />
          <path
            className={`ink-assistant ${styles.spoken}`}
            d={spokenLine(tension.assistant, turnsOf('assistant'))}
          />
        </Stretched>
        <Labels />
      </div>
      <TimeAxis className={styles.axis} seconds={call.seconds} />
      <figcaption>
        Tension, 0 to 100. Bold: that voice is speaking. Sample call, in {call.language} and English.
      </figcaption>
    </figure>
  )
}

/** Names, distances and scale over the drawing: in HTML, so that they are not stretched with it. */
function Labels() {
  const { caller, assistant } = tension
  const place = (second: number, value: number) => ({
    left: `${percentOf(second, call.seconds)}%`,
    top: `${percentOf(tensionHeight(value), height)}%`,
  })
  const distances = [
    { second: 5, value: (readingAt(caller, 5) + readingAt(assistant, 5)) / 2, className: styles.begin },
    { second: 34, value: readingAt(caller, 34), className: `wide-only ${styles.middle}` },
    { second: 70, value: readingAt(caller, 70), className: styles.end },
  ]
  return (
    <div className={`tabular text-2 ${styles.labels}`} aria-hidden="true">
      <span className={styles.caller} style={place(4, readingAt(caller, 5) + 5)}>
        Sunita P., calling
      </span>
      <span className={styles.assistant} style={place(0, readingAt(assistant, 0))}>
        {site.brand}
      </span>
      {distances.map(({ second, value, className }) => (
        <span key={second} className={className} style={place(second, value)}>
          <b className="heading-2">{apart(tension, second)}</b> apart
        </span>
      ))}
      {[60, 40, 20].map((value) => (
        <span key={value} className={`micro-muted ${styles.scale}`} style={place(call.seconds, value)}>
          {value}
        </span>
      ))}
    </div>
  )
}
