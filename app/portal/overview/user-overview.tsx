import { morning } from '../../../content/portal/morning.ts'
import { userNeeds } from '../../../content/portal/needs.ts'
import { news, teamFigures } from '../../../content/portal/overview-words.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { morningFigures } from '../qams/morning-figures.ts'
import { qamsStore } from '../qams/qams-store.ts'
import { useSheetsToReview } from '../qams/to-review.ts'
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
  const { scored, team } = qamsStore.useState(morningFigures)
  const toReview = useSheetsToReview()
  const { open, waiting } = useZapraSummary()
  const { medianFirstReply } = morning
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
          {
            shown: timeLabel(medianFirstReply.seconds),
            ...teamFigures.firstReply(timeLabel(medianFirstReply.target)),
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
