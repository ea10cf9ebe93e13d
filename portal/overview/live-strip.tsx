import bleed from '../../common/app-shell/bleed.module.css'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { CallStateMark } from '../../common/figures/call-state-mark.tsx'
import { Stretched } from '../../common/figures/stretched.tsx'
import { timeLabel } from '../../common/figures/time-label.ts'
import { unitsPerSecond } from '../../common/figures/wave.ts'
import { type CallMoment, floorAt } from '../assistant/floor.ts'
import { Voices } from '../assistant/voices.tsx'
import { PauseLive } from '../shell/pause-live.tsx'
import { assistantDesk } from '../shell/desks.ts'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { useDone } from '../state/done.ts'
import styles from './live-strip.module.css'

/** Lines of the calls shown; when one ends, the next on its line replaces it. */
const lines = [0, 2, 7, 1]

/** Four live calls on the demo's clock, in the overview's one dark strip. */
export function LiveStrip({ onCall }: { onCall: number }) {
  const seconds = useDemoSeconds(4)
  const floor = floorAt(seconds, useDone().calls)
  return (
    <section className={`${bleed.bleed} ${styles.strip}`} data-ground="dark" aria-labelledby="live-title">
      <div className={styles.head}>
        <h2 id="live-title">Live now</h2>
        <p className="tabular">{onCall} calls, four of them below</p>
        <PauseLive quiet />
        <DeskLink className={styles.link} to={assistantDesk.path}>
          Open the console <DeskIcon name="arrow-right" size={16} />
        </DeskLink>
      </div>
      <ul className={styles.calls}>
        {lines.map((line) => {
          const moment = floor.find(({ call }) => call.line === line)
          return moment && <StripCall key={line} {...moment} />
        })}
      </ul>
    </section>
  )
}

/** A minute of a call, in units; the newest word is 52 seconds into it, once the call is older. */
const box = { width: 60 * unitsPerSecond, height: 44 }
const newestAt = 52

/** One call: its state, its last minute, and the last sentence with what it means. */
function StripCall({ call, state, second }: CallMoment) {
  const { recording, timeline } = call
  const said = timeline.lines.findLast(({ from }) => from <= second)
  const begins = Math.max(0, second - newestAt)
  const left = begins * unitsPerSecond
  return (
    <li>
      <DeskLink className={styles.call} to={`${assistantDesk.path}?call=${call.id}`}>
        <span className={styles.top}>
          <CallStateMark state={state} person={recording.person} />
          <time className="text-2">{timeLabel(second)}</time>
        </span>
        <Stretched
          {...box}
          className={`line-drawing ${styles.wave}`}
          viewBox={`${left} 0 ${box.width} ${box.height}`}
        >
          <path className={styles.quiet} d={`M${left} ${box.height / 2}h${box.width}`} />
          <Voices
            lines={timeline.lines}
            from={begins}
            to={second}
            height={box.height}
            seed={call.line * 97 + call.startsAt + 1000}
            step={5.2}
          />
        </Stretched>
        <span className={styles.said} lang={said?.lang}>
          {said?.text}
        </span>
        <span className={styles.english}>{said?.english}</span>
        <span className={`tabular ${styles.foot}`}>
          {call.caller}
          <span>
            {recording.language}, {recording.reason}
          </span>
        </span>
      </DeskLink>
    </li>
  )
}
