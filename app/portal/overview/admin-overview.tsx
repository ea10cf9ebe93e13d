import { morning } from '../../../content/portal/morning.ts'
import { adminNeeds } from '../../../content/portal/needs.ts'
import { callFigures, news } from '../../../content/portal/overview-words.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { grouped } from '../../ui/indian-numbers.ts'
import { useCallsNow } from '../assistant/summary.ts'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { once } from '../state/once.ts'
import { DayChart } from './day-chart.tsx'
import { dayOfQuarters, daySums } from './day-so-far.ts'
import { FollowOneCall } from './follow-one-call.tsx'
import { Greeting } from './greeting.tsx'
import { LiveStrip } from './live-strip.tsx'
import { NeedsYou } from './needs-you.tsx'
import { Numbers } from './numbers.tsx'
import styles from './overview.module.css'

const day = once(() => {
  const quarters = dayOfQuarters()
  return { quarters, sums: daySums(quarters) }
})

/** The day of a person who may hear the calls. */
export function AdminOverview() {
  const seconds = useDemoSeconds(1)
  const onCall = useCallsNow()
  const { quarters, sums } = day()
  const calls = sums.calls + Math.floor((seconds * onCall) / morning.averageCall.seconds)
  const { peak, medianPause, averageCall } = morning
  return (
    <>
      <Greeting news={news.calls} />
      <Numbers
        figures={[
          { shown: String(onCall), ...callFigures.onCall(peak.calls, peak.at) },
          { shown: '0', ...callFigures.onHold(morning.longestHold) },
          { shown: `${sums.settledShare}%`, ...callFigures.settled(morning.settledYesterday) },
          { shown: `${medianPause.seconds} s`, ...callFigures.pause(medianPause.target) },
          { shown: timeLabel(averageCall.seconds), ...callFigures.average(timeLabel(averageCall.yesterday)) },
          { shown: String(morning.qualityScore), ...callFigures.quality(grouped(calls)) },
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
