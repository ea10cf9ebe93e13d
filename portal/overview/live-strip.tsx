import { stripNote } from '../content/overview-words.ts'
import bleed from '../../common/app-shell/bleed.module.css'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { CallStateMark } from '../../common/figures/call-state-mark.tsx'
import { timeLabel } from '../../common/figures/time-label.ts'
import { unitsPerSecond, waveBars } from '../../common/figures/wave.ts'
import { WaveformPaths } from '../../common/figures/waveform.tsx'
import { type CallMoment, floorAt } from '../assistant/floor.ts'
import { voiceOf } from '../assistant/score.tsx'
import { PauseLive } from '../shell/pause-live.tsx'
import { assistantDesk } from '../shell/desks.ts'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { useDone } from '../state/done.ts'
import callStyles from './live-strip-call.module.css'
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
        <p className="tabular">{stripNote(onCall)}</p>
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

/** One call: its state, its last minute, and the last sentence with its meaning. */
function StripCall({ call, state, second }: CallMoment) {
  const { recording, timeline } = call
  const said = timeline.lines.findLast(({ from }) => from <= second)
  const paths = stripWave(call, second)
  return (
    <li>
      <DeskLink className={callStyles.call} to={`${assistantDesk.path}?call=${call.id}`}>
        <span className={callStyles.top}>
          <CallStateMark state={state} person={recording.person} />
          <time>{timeLabel(second)}</time>
        </span>
        <WaveformPaths
          {...box}
          className={callStyles.wave}
          quiet={`M0 ${box.height / 2}H${box.width}`}
          caller={paths.caller}
          assistant={paths.assistant}
        >
          <path className={callStyles.person} d={paths.person} />
        </WaveformPaths>
        <span className={callStyles.said} lang={said?.lang}>
          {said?.text}
        </span>
        <span className={callStyles.english}>{said?.english}</span>
        <span className={`tabular ${callStyles.foot}`}>
          {call.caller}
          <span>
            {recording.language}, {recording.reason}
          </span>
        </span>
      </DeskLink>
    </li>
  )
}

/** Size of a strip in units: a minute of a call. */
const box = { width: 600, height: 44 }
/** Position of the newest word in the strip once the call is older, in seconds. */
const newestAt = 52

/** Path data of a call's last minute at one of its seconds, by voice. */
function stripWave({ timeline: { lines: said }, line, startsAt }: CallMoment['call'], second: number) {
  const paths = { caller: '', assistant: '', person: '' }
  const begins = Math.max(0, second - newestAt)
  const turns = said.map(({ voice, from, to }) => {
    return { speaker: voice === 'caller' ? ('caller' as const) : ('assistant' as const), from, to }
  })
  for (const { x, half } of waveBars(turns, {
    seed: line * 97 + startsAt + 1000,
    height: box.height,
    step: 5.2,
  })) {
    const time = x / unitsPerSecond
    if (time < begins || time > second) continue
    const spoken = said.find(({ from, to }) => time >= from && time <= to)
    paths[spoken ? voiceOf(spoken) : 'person'] +=
      `M${(x - begins * unitsPerSecond).toFixed(1)} ${box.height / 2 - half}v${half * 2}`
  }
  return paths
}
