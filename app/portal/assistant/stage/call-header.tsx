import { CallStateMark } from '../../../figures/call-state-mark.tsx'
import { timeLabel } from '../../../figures/time-label.ts'
import type { LiveCall } from '../floor/live-call.ts'
import type { CallState } from '../timeline/moment.ts'
import styles from './call-header.module.css'

interface CallHeaderProps {
  call: LiveCall
  state: CallState
  second: number
  isReplay: boolean
}

/** Who calls, about what, in which language; how the call stands, and since when. */
export function CallHeader({ call, state, second, isReplay }: CallHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <h2 className={`tabular ${styles.caller}`} id="open-call">
          {call.caller}
        </h2>
        <p>
          {call.words.language} · {call.words.reason}
        </p>
      </div>
      <div className={styles.now}>
        {isReplay ? <span>Played again</span> : <CallStateMark state={state} person={call.words.person} />}
        <time>{timeLabel(second)}</time>
      </div>
    </header>
  )
}
