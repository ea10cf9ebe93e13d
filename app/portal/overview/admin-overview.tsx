import { morning } from '../../../content/portal/morning.ts'
import { adminNeeds } from '../../../content/portal/needs.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { grouped } from '../../ui/indian-numbers.ts'
import { useAssistantSummary } from '../assistant/summary.ts'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { DayChart } from './day-chart.tsx'
import { dayOfQuarters, daySums } from './day-so-far.ts'
import { FollowOneCall } from './follow-one-call.tsx'
import { Greeting } from './greeting.tsx'
import { LiveStrip } from './live-strip.tsx'
import { NeedsYou } from './needs-you.tsx'
import { Numbers } from './numbers.tsx'
import styles from './overview.module.css'

const quarters = dayOfQuarters()
const sums = daySums(quarters)

/** The day of a person who may hear the calls. */
export function AdminOverview() {
  const seconds = useDemoSeconds(1)
  const { onCall } = useAssistantSummary()
  const calls = sums.calls + Math.floor((seconds * onCall) / morning.averageCall.seconds)
  const { peak, medianPause, averageCall } = morning
  return (
    <>
      <Greeting news="Nobody is on hold." />
      <Numbers
        figures={[
          { shown: String(onCall), label: 'on call now', note: `peak today ${peak.calls} at ${peak.at}` },
          { shown: '0', label: 'on hold', note: `longest today ${morning.longestHold}` },
          {
            shown: `${sums.settledShare}%`,
            label: 'settled without a person',
            note: `yesterday ${morning.settledYesterday}%`,
          },
          {
            shown: `${medianPause.seconds} s`,
            label: 'median pause',
            note: `target ${medianPause.target} s`,
          },
          {
            shown: timeLabel(averageCall.seconds),
            label: 'average call',
            note: `yesterday ${timeLabel(averageCall.yesterday)}`,
          },
          {
            shown: String(morning.qualityScore),
            label: 'quality score',
            note: `${grouped(calls)} calls marked`,
          },
        ]}
      />
      <LiveStrip onCall={onCall} />
      <div className={styles.columns}>
        <NeedsYou needs={adminNeeds} />
        <DayChart quarters={quarters} calls={calls} />
      </div>
      <FollowOneCall mayHear />
    </>
  )
}
