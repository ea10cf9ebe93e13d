import { targets } from '../../../content/products/qams.ts'
import { Plot } from '../../../../common/figures/plot.tsx'
import { polylines } from '../../../../common/figures/relative-path.ts'
import styles from './screens.module.css'

const opensAt = 8
const closesAt = 20
const limit = targets.slaSeconds

export function WaitByCall({ waits }: { waits: number[] }) {
  const width = waits.length * callPitch
  const { everywhere, wideOnly } = waitLines(waits)
  const past = waits.flatMap((seconds, call) => (seconds > limit ? [hourOf(call, waits.length)] : []))
  const morning = past.filter((hour) => hour < 14)
  const evening = past.filter((hour) => hour >= 14)
  return (
    <Plot
      className={styles.chart}
      width={width}
      height={waitHeight}
      boxHeight={270}
      description={`Waits of ${waits.length} sampled calls from 8 am to 8 pm. ${past.length} waited longer than ${limit} seconds: ${morning.length} between ${span(morning)} and ${evening.length} between ${span(evening)}. The longest waited ${Math.max(...waits)} seconds.`}
      yLabels={[300, 180, 60].map((seconds) => ({
        at: waitY(seconds),
        text: seconds === 300 ? '300 s' : String(seconds),
      }))}
      xLabels={[8, 12, 16, 20].map((hour) => ({
        at: ((hour - opensAt) / (closesAt - opensAt)) * width,
        text: clock(hour),
      }))}
    >
      {/* Draws one line in three where all would blur. */}
      {[everywhere, wideOnly].map(({ within, past: over }, place) => (
        <g key={within} className={place === 0 ? undefined : 'wide-only'}>
          <path className={styles.usual} strokeWidth={1.25} d={within} />
          <path className={styles.past} strokeWidth={2.25} d={over} />
        </g>
      ))}
      <path className="ink-text" d={`M0 ${waitY(limit)}h${width}`} />
    </Plot>
  )
}

/** Time of day at which a call of the sample came in, in hours. */
function hourOf(call: number, calls: number): number {
  return opensAt + (call / calls) * (closesAt - opensAt)
}

/** The whole hours around some times of day: "10:00 and 12:00". */
function span(hours: number[]): string {
  return `${clock(Math.floor(Math.min(...hours)))} and ${clock(Math.ceil(Math.max(...hours)))}`
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** Distance between two calls and height of the drawing, in its own units: one per second. */
const callPitch = 3
const waitHeight = 300

/** On phones one call in this many is drawn, since all of them would blur into grey. */
const phoneEvery = 3

/** Position of a wait in seconds, from the top, clamped to the height of the drawing. */
export function waitY(seconds: number): number {
  return waitHeight - Math.min(seconds, waitHeight)
}

/**
 * Path data of an upright line for each call, cut at the limit: `everywhere` holds those shown on phones too,
 * `wideOnly` the rest. Waits are in seconds.
 */
export function waitLines(waits: number[]) {
  const draw = (isDrawn: (call: number) => boolean) => {
    const lines = waits
      .map((seconds, call) => ({ seconds, call, x: call * callPitch + 1 }))
      .filter(({ call }) => isDrawn(call))
    const past = lines.filter(({ seconds }) => seconds > limit)
    return {
      within: polylines(lines.map(({ x, seconds }) => [x, waitHeight, x, waitY(Math.min(seconds, limit))])),
      past: polylines(past.map(({ x, seconds }) => [x, waitY(limit), x, waitY(seconds)])),
    }
  }
  return {
    everywhere: draw((call) => call % phoneEvery === 0),
    wideOnly: draw((call) => call % phoneEvery !== 0),
  }
}
