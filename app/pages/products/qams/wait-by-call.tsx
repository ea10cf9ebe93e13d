import { targets } from '../../../../content/products/qams.ts'
import { Plot } from '../../../figures/plot.tsx'
import styles from './screens.module.css'
import { callPitch, waitHeight, waitLines, waitY } from './wait-lines.ts'

const opensAt = 8
const closesAt = 20
const limit = targets.slaSeconds

export function WaitByCall({ waits }: { waits: number[] }) {
  const width = waits.length * callPitch
  const { everywhere, wideOnly } = waitLines(waits, limit)
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
      {[everywhere, wideOnly].map(({ within, past: over }, place) => (
        <g key={within} className={place === 0 ? undefined : styles.wideOnly}>
          <path className={styles.usual} strokeWidth={1.25} d={within} />
          <path className={styles.past} strokeWidth={2.25} d={over} />
        </g>
      ))}
      <path className={styles.limit} d={`M0 ${waitY(limit)}h${width}`} />
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
