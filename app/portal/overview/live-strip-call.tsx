import { PortalLink } from '../shell/portal-link.tsx'
import { CallStateMark } from '../../figures/call-state-mark.tsx'
import { timeLabel } from '../../figures/time-label.ts'
import { WaveformPaths } from '../../figures/waveform.tsx'
import type { CallActs } from '../assistant/acts/call-act.ts'
import { type LiveCall, timelineOfCall } from '../assistant/floor/live-call.ts'
import { stateAt } from '../assistant/timeline/moment.ts'
import styles from './live-strip-call.module.css'
import { stripBox, stripWave } from './strip-wave.ts'

interface LiveStripCallProps {
  call: LiveCall
  seconds: number
  acts: CallActs
}

/** One call: its state, its last minute, and the last sentence with what it means. */
export function LiveStripCall({ call, seconds, acts }: LiveStripCallProps) {
  const timeline = timelineOfCall(call, acts)
  const second = Math.min(seconds - call.startsAt, timeline.seconds ?? Infinity)
  const state = stateAt(timeline, second)
  const said = timeline.lines.findLast(({ from }) => from <= second)
  const paths = stripWave(timeline.lines, second, call.line * 97 + call.startsAt + 1000)
  return (
    <li>
      <PortalLink className={styles.call} to={`/dashboard/virtual-assistant?call=${call.id}`}>
        <span className={styles.top}>
          <CallStateMark state={state} person={call.words.person} />
          <time>{timeLabel(second)}</time>
        </span>
        <WaveformPaths
          {...stripBox}
          className={styles.wave}
          quiet={`M0 ${stripBox.height / 2}H${stripBox.width}`}
          caller={paths.caller}
          assistant={paths.assistant}
        >
          <path className={styles.person} d={paths.person} />
        </WaveformPaths>
        <span className={styles.said} lang={said?.lang}>
          {said?.text}
        </span>
        <span className={styles.english}>{said?.english}</span>
        <span className={`tabular ${styles.foot}`}>
          {call.caller}
          <span>
            {call.words.language}, {call.words.reason}
          </span>
        </span>
      </PortalLink>
    </li>
  )
}
