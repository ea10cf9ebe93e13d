import { PortalLink } from '../shell/portal-link.tsx'
import { stripNote } from '../../../content/portal/overview-words.ts'
import { assistantStore } from '../assistant/acts/acts-store.ts'
import { liveCall } from '../assistant/floor/live-call.ts'
import { callOnLine, placeOf } from '../assistant/floor/schedule.ts'
import { PauseLive } from '../shell/pause-live.tsx'
import { PortalIcon } from '../shell/portal-icon.tsx'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { LiveStripCall } from './live-strip-call.tsx'
import bleed from '../../desk-kit/bleed.module.css'
import styles from './live-strip.module.css'

/** Lines of the calls that the strip begins with; when one ends, the next on its line takes its place. */
const lines = ['c214', 'c067', 'c649', 'c402'].flatMap((id) => placeOf(id)?.line ?? [])

/** Four live calls on the demo's clock, the one dark strip of the overview. */
export function LiveStrip({ onCall }: { onCall: number }) {
  const seconds = useDemoSeconds(4)
  const { acts } = assistantStore.useState()
  return (
    <section className={`${bleed.bleed} ${styles.strip}`} data-ground="dark" aria-labelledby="live-title">
      <div className={styles.head}>
        <h2 id="live-title">Live now</h2>
        <p className="tabular">{stripNote(onCall)}</p>
        <PauseLive quiet />
        <PortalLink className={styles.link} to="/dashboard/virtual-assistant">
          Open the console <PortalIcon name="arrow-right" size={16} />
        </PortalLink>
      </div>
      <ul className={styles.calls}>
        {lines.map((line) => {
          const call = callOnLine(line, seconds, acts)
          return call && <LiveStripCall key={line} call={liveCall(call)} seconds={seconds} acts={acts} />
        })}
      </ul>
    </section>
  )
}
