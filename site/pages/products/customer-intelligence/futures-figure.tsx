import { policyRevivalCall } from '../../../content/sample-call.ts'
import { likelihoodChanges as changes, renewingAtFirst } from '../../../content/sample-readings.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { FigureCaption } from '../../../../common/figures/figure-caption.tsx'
import { futures } from '../../../../common/figures/futures.ts'
import { Stretched } from '../../../../common/figures/stretched.tsx'
import { TimeAxis } from '../../../../common/figures/time-axis.tsx'
import { unitsPerSecond } from '../../../../common/figures/wave.ts'
import { Waveform } from '../../../../common/figures/waveform.tsx'
import { FutureSentences } from './future-sentences.tsx'
import { futurePaths, futuresHeight, gapMiddle } from './future-paths.ts'
import styles from './futures-figure.module.css'
import '../../../../common/styles/drawing.css'

const lines = 100

/** A hundred customers like the caller, one line each: every sentence of the call moves some across the gap. */
export function FuturesFigure() {
  const { seconds, turns } = policyRevivalCall
  const paths = futurePaths(futures(changes, renewingAtFirst, lines), changes, seconds)
  const height = futuresHeight(lines)
  const last = changes.at(-1)?.renewing ?? renewingAtFirst
  const counts = [renewingAtFirst, ...changes.map(({ renewing }) => renewing)].map((renewing, change) => {
    const from = changes[change - 1]?.to ?? 0
    return { renewing, from, to: changes[change]?.from ?? seconds }
  })

  return (
    <figure>
      <p className="visually-hidden">
        Drawing: one hundred customers like this caller, one line each, through the {seconds}-second sample
        call. At the start {renewingAtFirst} of {lines} renew. Each sentence moves some lines across the gap.
        At the end {last} of {lines} renew.
      </p>
      <TimeAxis seconds={seconds} />
      <Waveform className={styles.wave} turns={turns} seed={7} step={3.4} />
      <div
        className={`line-drawing drawing-box ${styles.lines}`}
        style={{ height: `${height}px` }}
        aria-hidden="true"
      >
        <Stretched width={seconds * unitsPerSecond} height={height}>
          <path className={`ink-caller ${styles.leaves}`} d={String(paths.leaves)} />
          <path className={`ink-caller ${styles.renews}`} d={String(paths.renews)} />
          <path className={`ink-text ${styles.crossing}`} d={String(paths.caller)} />
          <path className={`ink-assistant ${styles.crossing}`} d={String(paths.assistant)} />
        </Stretched>
        {counts.map(({ renewing, from, to }, change) => (
          <b
            key={renewing}
            className="tabular"
            style={{
              '--left': `${percentOf(from, seconds)}%`,
              '--width': `${percentOf(to - from, seconds)}%`,
              top: `${percentOf(gapMiddle(renewing), height)}%`,
            }}
          >
            {renewing}
            {(change === 0 || change === changes.length) && <small className="small"> of {lines}</small>}
          </b>
        ))}
        <span className="small">renew</span>
        <span className="small">leave</span>
      </div>
      <FutureSentences />
      <FigureCaption ruled result={`${renewingAtFirst} to ${last}`}>
        of a hundred, before and after the call.
      </FigureCaption>
    </figure>
  )
}
