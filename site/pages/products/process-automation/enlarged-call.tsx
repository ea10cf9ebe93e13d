import { processAutomation } from '../../../content/products/process-automation.ts'
import { type Speaker, type Turn } from '../../../content/sample-call.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { polylines } from '../../../../common/figures/relative-path.ts'
import { Stretched } from '../../../../common/figures/stretched.tsx'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { Waveform } from '../../../../common/figures/waveform.tsx'
import styles from './enlarged-call.module.css'
import { minutesByHand } from './gantt.tsx'

/** The call of the figure above, as wide as the whole scale, with the second at which each system was updated. */
export function EnlargedCall() {
  const { byAssistant: rows, ...call } = processAutomation.addressChange
  const { nobody, caller, assistant } = fanStrings(
    call.turns,
    call.seconds,
    call.seconds / 60 / minutesByHand,
  )
  return (
    <div>
      <Stretched className={`line-drawing no-print ${styles.fan}`} width={width} height={height}>
        <path className={styles.nobody} d={nobody} />
        <path className="ink-caller" d={caller} />
        <path className="ink-assistant" d={assistant} />
      </Stretched>
      <div className={styles.call}>
        <p className={`text-2 ${styles.note}`}>
          The same {call.seconds} seconds, drawn larger. A string is one second, in the colour of whoever
          speaks.
        </p>
        <Waveform turns={call.turns} seed={14} height={72} step={3.3} className={styles.wave} />
        <ol className={styles.writes}>
          {rows.map(({ system, at, milliseconds }, place) => (
            <li
              key={system}
              style={{
                '--at': `${percentOf(at, call.seconds)}%`,
                '--below': rows.length - 1 - place,
              }}
            >
              <time className="micro-muted">{timeLabel(at)}</time> <b>{system}</b>{' '}
              <span className="tabular text-2">{milliseconds} ms</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

export const width = 1000
const height = 120

/**
 * One string for each second of a call, from its place in the first `part` of the width (0 to 1) to its place in the
 * full width: path data by who speaks in that second.
 */
export function fanStrings(turns: readonly Turn[], seconds: number, part: number) {
  const middles = Array.from({ length: seconds }, (_, second) => second + 0.5)
  const draw = (speaker?: Speaker) =>
    polylines(
      middles
        .filter((at) => turns.find(({ from, to }) => at >= from && at <= to)?.speaker === speaker)
        .map((at) => [(at / seconds) * width * part, 0, (at / seconds) * width, height]),
    )
  return { nobody: draw(), caller: draw('caller'), assistant: draw('assistant') }
}
