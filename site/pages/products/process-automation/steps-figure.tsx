import { processAutomation } from '../../../content/products/process-automation.ts'
import { policyRevivalCall as call } from '../../../content/sample-call.ts'
import { processSteps } from '../../../content/sample-readings.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { FigureCaption } from '../../../../common/figures/figure-caption.tsx'
import { Stretched } from '../../../../common/figures/stretched.tsx'
import { TimeAxis } from '../../../../common/figures/time-axis.tsx'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { Waveform } from '../../../../common/figures/waveform.tsx'
import { risingSteps } from './rising-steps.ts'
import styles from './steps-figure.module.css'
import '../../../../common/styles/drawing.css'

/** The call as a back office hears it: each landing is a system that has done its part. */
export function StepsFigure() {
  const steps = processAutomation.steps.map((step, place) =>
    Object.assign({ at: processSteps[place]?.at ?? 0 }, step),
  )
  const { width, height, treads, bodies, risers, drops } = risingSteps(steps, call.seconds)
  const taken = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  return (
    <figure className={styles.figure}>
      <TimeAxis seconds={call.seconds} />
      <div className={`line-drawing drawing-box ${styles.plot}`} style={{ '--steps': steps.length }}>
        <Stretched width={width} height={height}>
          <path className={`ink-text ${styles.bodies}`} d={bodies} />
          <path className={`ink-text ${styles.drops}`} d={drops} />
          <path className={`ink-text ${styles.edges}`} d={treads} />
          <path className={`ink-text ${styles.edges}`} d={risers} />
        </Stretched>
        <ol>
          {steps.map(({ at, system, does, milliseconds, speaker, says }, place) => (
            <li key={system} style={{ '--place': place, '--at': `${percentOf(at, call.seconds)}%` }}>
              <p className={styles.system}>
                <b>{system}</b> <span className="small tabular">{milliseconds} ms</span>{' '}
                <small className="small">{does}</small>
              </p>
              <p className={styles.said}>
                <time className="micro-muted">{timeLabel(at)}</time> <q data-speaker={speaker}>{says}</q>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <Waveform turns={call.turns} seed={7} height={80} step={3.4} className={`wide-only ${styles.voices}`} />
      <FigureCaption result={`${(taken / 1000).toFixed(2)} s`}>
        of system time, and none by hand.
      </FigureCaption>
    </figure>
  )
}
