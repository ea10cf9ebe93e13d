import { CallStateMark } from '../../../figures/call-state-mark.tsx'
import { timeLabel } from '../../../figures/time-label.ts'
import type { LiveCall } from '../floor/live-call.ts'
import type { CallState } from '../timeline/moment.ts'
import type { Timeline } from '../timeline/timeline.ts'
import styles from './call-stage.module.css'

/** The open call at the second that is shown. */
export interface CallMoment {
  call: LiveCall
  timeline: Timeline
  second: number
  state: CallState
}

/** Who calls, about what, in which language; how the call stands, and since when. */
export function CallHeader({ call, state, second, isReplay }: CallMoment & { isReplay: boolean }) {
  return (
    <header className={styles.header}>
      <div>
        <h2 className={`tabular ${styles.caller}`} id="open-call">
          {call.caller}
        </h2>
        <p className="text-2">
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

/** What is known of the call at this second. */
export function CallDetails({ call, timeline, second }: CallMoment) {
  const until = <Item extends { at: number }>(items: Item[]) => items.filter(({ at }) => at <= second)
  const steps = until(timeline.events.filter(({ by }) => by === 'system'))
  const missed = until(timeline.checks).filter(({ passed }) => !passed)
  const { verifiedAt = Infinity } = timeline
  const details = [
    ['Wants', call.words.reason],
    ['Last step', steps.at(-1)?.text ?? 'None yet'],
    ['System', steps.length > 0 ? call.words.system : 'None asked yet'],
    ['Mood', until(timeline.moods).at(-1)?.text ?? 'Not heard yet'],
    ['Verified', verifiedAt <= second ? 'Yes' : 'Not yet'],
    ['Checks missed', missed.map(({ name }) => name).join('; ') || 'None'],
  ] as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where the screen is low
    <div className={styles.details} role="region" aria-label="About the call" tabIndex={0}>
      <dl>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt className="micro-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
