import { PortalLink } from '../shell/portal-link.tsx'
import { timeLabel } from '../../figures/time-label.ts'
import type { CallActs } from '../assistant/acts/call-act.ts'
import { type LiveCall, timelineOfCall } from '../assistant/floor/live-call.ts'
import { type CallState, stateAt } from '../assistant/timeline/moment.ts'
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
    <li className={styles.call}>
      <PortalLink to={`/dashboard/virtual-assistant?call=${call.id}`}>
        <span className={styles.top}>
          <span className={styles.state} data-state={state}>
            {stateWords(state, call.words.person)}
          </span>
          <time>{timeLabel(second)}</time>
        </span>
        <svg
          className={styles.wave}
          viewBox={`0 0 ${stripBox.width} ${stripBox.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.quiet} d={`M0 ${stripBox.height / 2}H${stripBox.width}`} />
          <path className={styles.caller} d={paths.caller} />
          <path className={styles.assistant} d={paths.assistant} />
          <path className={styles.person} d={paths.person} />
        </svg>
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

function stateWords(state: CallState, person: string | undefined): string {
  switch (state) {
    case 'answering':
      return 'Answering'
    case 'listening':
      return 'Listening'
    case 'thinking':
      return 'Thinking'
    case 'person':
      return `With ${person ?? 'a colleague'}`
    case 'you':
      return 'With you'
    case 'settled':
      return 'Settled'
  }
}
