import type { LiveCall } from '../floor/live-call.ts'
import type { Timeline } from '../timeline/timeline.ts'
import styles from './call-details.module.css'

interface CallDetailsProps {
  call: LiveCall
  timeline: Timeline
  second: number
}

/** What is known of the call at this second. */
export function CallDetails({ call, timeline, second }: CallDetailsProps) {
  const until = <Item extends { at: number }>(items: Item[]) => items.filter(({ at }) => at <= second)
  const steps = until(timeline.events.filter(({ by }) => by === 'system'))
  const missed = until(timeline.checks).filter(({ passed }) => !passed)
  const details = [
    ['Wants', call.words.reason],
    ['Last step', steps.at(-1)?.text ?? 'None yet'],
    ['System', steps.length > 0 ? call.words.system : 'None asked yet'],
    ['Mood', until(timeline.moods).at(-1)?.text ?? 'Not heard yet'],
    ['Verified', timeline.verifiedAt !== undefined && timeline.verifiedAt <= second ? 'Yes' : 'Not yet'],
    ['Checks missed', missed.map(({ name }) => name).join('; ') || 'None'],
  ] as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where the screen is low
    <div className={styles.frame} role="region" aria-label="About the call" tabIndex={0}>
      <dl className={styles.details}>
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
