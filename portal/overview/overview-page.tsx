import { limitedAccess } from '../content/access.ts'
import { deskNames } from '../content/desk-names.ts'
import { morning } from '../content/morning.ts'
import { adminNeeds, userNeeds } from '../content/needs.ts'
import { callFigures, news, sampleNote, teamFigures } from '../content/overview-words.ts'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { timeLabel } from '../../common/figures/time-label.ts'
import { grouped } from '../../common/ui/indian-numbers.ts'
import { morningFigures } from '../qams/figures.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { DeskGlyph } from '../shell/desk-glyph.tsx'
import { DeskHeader } from '../shell/desk-header.tsx'
import { assistantDesk } from '../shell/desks.ts'
import { LockedPanel } from '../shell/locked-desk.tsx'
import { demoTimeLabel, useDemoSeconds } from '../state/demo-clock.ts'
import { useDone } from '../state/done.ts'
import { useSummary } from '../state/summary.ts'
import { DayChart, dayOfQuarters, daySums } from './day-chart.tsx'
import { FollowOneCall } from './follow-one-call.tsx'
import { LiveStrip } from './live-strip.tsx'
import { NeedsYou } from './needs-you.tsx'
import numbers from './numbers.module.css'
import styles from './overview.module.css'
import access from './your-access.module.css'

const quarters = dayOfQuarters()
const sums = daySums(quarters)

export default function OverviewPage() {
  return useCurrentUser()?.role === 'admin' ? <AdminOverview /> : <UserOverview />
}

/** The day of an account that may hear the calls. */
function AdminOverview() {
  const seconds = useDemoSeconds(1)
  const { onCall } = useSummary()
  const calls = sums.calls + Math.floor((seconds * 318) / morning.averageCall.seconds)
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

/** The day of a team lead: marked calls and written conversations. */
function UserOverview() {
  const { scored, team } = morningFigures(useDone().sheets)
  const { toReview, open, waiting } = useSummary()
  const { seconds, target } = morning.medianFirstReply
  return (
    <>
      <Greeting news={news.inbox(waiting)} />
      <Numbers
        figures={[
          { shown: String(scored.length), ...teamFigures.marked },
          { shown: String(toReview), ...teamFigures.toReview },
          { shown: team.toFixed(1), ...teamFigures.score(morning.teamTarget) },
          { shown: String(open), ...teamFigures.open },
          { shown: String(waiting), ...teamFigures.waiting },
          { shown: timeLabel(seconds), ...teamFigures.firstReply(timeLabel(target)) },
        ]}
      />
      <div className={styles.columns}>
        <NeedsYou needs={userNeeds} />
        <YourAccess />
      </div>
      <LockedPanel desk={assistantDesk} heading="h2" />
      <FollowOneCall mayHear={false} />
    </>
  )
}

/** The overview's title: the demo's time, and the one thing to know. */
function Greeting({ news: one }: { news: string }) {
  const title = (
    <>
      {morning.weekday}, <span className="tabular">{demoTimeLabel(useDemoSeconds(1))}</span>.
      <br />
      {one}
    </>
  )
  return <DeskHeader title={title} lead={sampleNote(morning.date)} />
}

/** Six figures of the day, divided by rules, each with its comparison. */
function Numbers({ figures }: { figures: { shown: string; label: string; note: string }[] }) {
  return (
    <dl className={numbers.numbers}>
      {figures.map(({ shown, label, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={`tabular ${numbers.figure}`}>{shown}</dd>
          <dd className={numbers.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the limited account can open, and what it cannot. */
function YourAccess() {
  return (
    <section aria-labelledby="access-title">
      <h2 id="access-title" className="heading-3">
        Your access
      </h2>
      <ul className={`${styles.signs} ${access.list}`}>
        {limitedAccess.map(({ desk, note, open }) => (
          <li key={desk} data-open={open}>
            <DeskGlyph desk={desk} locked={!open} />
            <b>{deskNames[desk]}</b>
            <span className="small">{note}</span>
            <DeskIcon name={open ? 'check' : 'lock'} size={open ? 18 : 16} />
          </li>
        ))}
      </ul>
    </section>
  )
}
