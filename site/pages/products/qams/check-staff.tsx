import { qams } from '../../../content/products/qams.ts'
import { policyRevivalCall } from '../../../content/sample-call.ts'
import { checks } from '../../../content/sample-readings.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { FigureCaption } from '../../../../common/figures/figure-caption.tsx'
import { QualityMark } from '../../../../common/figures/quality-mark.tsx'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { Waveform } from '../../../../common/figures/waveform.tsx'
import styles from './check-staff.module.css'

const { seconds, turns } = policyRevivalCall

/** The sample call with its fifteen checks hanging from the second that decided each. */
export function CheckStaff() {
  const places = staffPlaces(
    checks.map(({ at }) => at),
    seconds,
  )
  const passed = checks.filter((check) => check.passed).length
  return (
    <figure className={styles.figure}>
      <div className={styles.staff}>
        <Waveform className={styles.wave} turns={turns} seed={7} height={120} step={4} />
        <ol>
          {places.map(({ at, level, room }, index) => {
            const check = qams.checks[index]
            return (
              <li
                key={at}
                className="small"
                data-missed={check?.missed && ''}
                style={{
                  '--at': `${percentOf(at, seconds)}%`,
                  '--level': level,
                  '--room': Math.round(percentOf(room, seconds)),
                }}
              >
                <time className="micro-muted">{timeLabel(at)}</time>
                {check?.missed && <QualityMark band="poor" label="Missed:" />}
                {check?.name}
                {check?.missed && <em>{check.missed}</em>}
              </li>
            )
          })}
        </ol>
      </div>
      <FigureCaption result={`${passed} of ${checks.length}`}>checks passed</FigureCaption>
    </figure>
  )
}

/** Lines hang in descending fours: the first is the longest, and the fifth is as long again. */
const staffLevels = 4

/**
 * Where each check hangs below the call, so that no label crosses another check's line: level 3 is the lowest, and its
 * label has room until the next line that reaches that level. In seconds, of a call that ends at `end`.
 */
export function staffPlaces(times: number[], end: number) {
  const level = (index: number) => staffLevels - 1 - (index % staffLevels)
  return times.map((at, index) => {
    const next = times.findIndex((_, other) => other > index && level(other) >= level(index))
    return { at, level: level(index), room: (times[next] ?? end) - at }
  })
}
