import { morning } from '../../../content/portal/morning.ts'
import { userNeeds } from '../../../content/portal/needs.ts'
import { sampleBank } from '../../../content/portal/sample-bank.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { useQamsSummary } from '../qams/summary.ts'
import { desks } from '../shell/desks.ts'
import { LockedPanel } from '../shell/locked-desk.tsx'
import { useZapraSummary } from '../zapra/summary.ts'
import { FollowOneCall } from './follow-one-call.tsx'
import { Greeting } from './greeting.tsx'
import { NeedsYou } from './needs-you.tsx'
import { Numbers } from './numbers.tsx'
import styles from './overview.module.css'
import { YourAccess } from './your-access.tsx'

const assistant = desks.find(({ id }) => id === 'virtual-assistant')

/** The day of a team lead: marked calls and written conversations. */
export function UserOverview() {
  const { marked, toReview, teamScore } = useQamsSummary()
  const { open, waiting } = useZapraSummary()
  const { medianFirstReply } = morning
  return (
    <>
      <Greeting news={waitingNews(waiting)} />
      <Numbers
        figures={[
          { shown: String(marked), label: 'calls marked today', note: `all of ${sampleBank.team}’s` },
          { shown: String(toReview), label: 'sheets to review', note: 'asked for, or below 60' },
          { shown: teamScore.toFixed(1), label: 'team score', note: `target ${morning.teamTarget}` },
          { shown: String(open), label: 'conversations open', note: 'four channels' },
          { shown: String(waiting), label: 'waiting for a person', note: 'WhatsApp first' },
          {
            shown: timeLabel(medianFirstReply.seconds),
            label: 'median first reply',
            note: `target ${timeLabel(medianFirstReply.target)}`,
          },
        ]}
      />
      <div className={styles.columns}>
        <NeedsYou needs={userNeeds} />
        <YourAccess />
      </div>
      {assistant && <LockedPanel desk={assistant} heading="h2" />}
      <FollowOneCall mayHear={false} />
    </>
  )
}

function waitingNews(waiting: number): string {
  if (waiting === 0) return 'Nobody is waiting.'
  return waiting === 1 ? 'One person is waiting.' : `${waiting} people are waiting.`
}
