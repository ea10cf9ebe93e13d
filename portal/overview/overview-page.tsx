import { today } from '../content/day.ts'
import { type DeskId, deskNames } from '../content/desk-names.ts'
import { adminNeeds, userNeeds } from '../content/needs.ts'
import { sampleBank } from '../content/sample-bank.ts'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
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
import { DayChart } from './day-chart.tsx'
import { FollowOneCall } from './follow-one-call.tsx'
import { LiveStrip } from './live-strip.tsx'
import { NeedsYou } from './needs-you.tsx'
import styles from './overview.module.css'

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
const settled = total(today.settled)
const callsAtStart = settled + total(today.toPerson)
const settledShare = ((settled / callsAtStart) * 100).toFixed(1)

export default function OverviewPage() {
  return useCurrentUser()?.role === 'admin' ? <AdminOverview /> : <UserOverview />
}

/** The day of an account that may hear the calls. */
function AdminOverview() {
  const { onCall } = useSummary()
  // 318 calls at once, of 134 seconds each.
  const calls = callsAtStart + Math.floor((useDemoSeconds(1) * 318) / 134)
  return (
    <>
      <Greeting news="Nobody is on hold." />
      <Numbers
        figures={[
          [onCall, 'on call now', 'peak today 402 at 10:50'],
          [0, 'on hold', 'longest today 0:00'],
          [`${settledShare}%`, 'settled without a person', 'yesterday 91.6%'],
          ['1.1 s', 'median pause', 'target 1.2 s'],
          ['2:14', 'average call', 'yesterday 2:21'],
          ['94.6', 'quality score', `${grouped(calls)} calls marked`],
        ]}
      />
      <LiveStrip onCall={onCall} />
      <div className={styles.columns}>
        <NeedsYou needs={adminNeeds} />
        <DayChart calls={calls} />
      </div>
      <FollowOneCall mayHear />
    </>
  )
}

/** The day of a team lead: marked calls and written conversations. */
function UserOverview() {
  const { scored, team } = morningFigures(useDone().sheets)
  const { toReview, open, waiting } = useSummary()
  const who = waiting === 0 ? 'Nobody is' : waiting === 1 ? 'One person is' : `${waiting} people are`
  return (
    <>
      <Greeting news={`${who} waiting.`} />
      <Numbers
        figures={[
          [scored.length, 'calls marked today', `all of ${sampleBank.team}’s`],
          [toReview, 'sheets to review', 'asked for, or below 60'],
          [team.toFixed(1), 'team score', 'target 80'],
          [open, 'conversations open', 'four channels'],
          [waiting, 'waiting for a person', 'WhatsApp first'],
          ['0:41', 'median first reply', 'target 1:00'],
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
function Greeting({ news }: { news: string }) {
  const title = (
    <>
      Tuesday, <span className="tabular">{demoTimeLabel(useDemoSeconds(1))}</span>.
      <br />
      {news}
    </>
  )
  const lead = `14 October 2025. ${sampleBank.name} and everyone in it are fictional.`
  return <DeskHeader title={title} lead={lead} />
}

/** Six figures of the day, ruled apart: each with what it counts, and what to compare it with. */
function Numbers({ figures }: { figures: [shown: number | string, label: string, note: string][] }) {
  return (
    <dl className={styles.numbers}>
      {figures.map(([shown, label, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={`tabular ${styles.figure}`}>{shown}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What Business User opens and what not, in the order of the list. */
const limitedAccess: readonly { desk: DeskId; note: string; open: boolean }[] = [
  { desk: 'qams', note: 'Your team’s sheets', open: true },
  { desk: 'zapra', note: 'Four channels', open: true },
  { desk: 'virtual-assistant', note: 'Not included', open: false },
  { desk: 'team', note: 'Administrators only', open: false },
]

/** What the limited account opens, and what it does not. */
function YourAccess() {
  return (
    <section aria-labelledby="access-title">
      <h2 id="access-title" className="heading-3">
        Your access
      </h2>
      <ul className={`${styles.signs} ${styles.access}`}>
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
