import { useEffect, useState } from 'react'
import { cardBlockCall } from '../content/card-block-call.ts'
import { AxisLabels } from '../../common/figures/axis-labels.tsx'
import { axisTicks } from '../../common/figures/axis-ticks.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import { SideButton } from '../../common/ui/button.tsx'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { useDemoSeconds } from '../state/demo-clock.ts'
import styles from './follow-one-call.module.css'
import '../../common/styles/drawing.css'
import { momentAt, oneCallSeconds } from './one-call.ts'
import { CallRow, InboxRow, SheetRow } from './one-call-rows.tsx'

/** Steps of the replay: four a second, like the demo's clock. */
const step = 0.25

/**
 * The one call read by three desks on the same clock. It follows the demo; the slider goes to any second of it, and
 * replay plays from there.
 */
export function FollowOneCall({ mayHear }: { mayHear: boolean }) {
  const live = Math.min(oneCallSeconds, useDemoSeconds(4) - cardBlockCall.startsAt)
  const [chosen, setChosen] = useState<number>()
  const [playing, setPlaying] = useState(false)
  const second = chosen ?? live

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setChosen((at = 0) => Math.min(oneCallSeconds, at + step)), step * 1000)
    return () => clearInterval(timer)
  }, [playing])

  const ended = second >= oneCallSeconds
  const plays = playing && !ended
  const toggle = () => {
    setPlaying(!plays)
    if (!plays) setChosen(ended || chosen === undefined ? 0 : chosen)
  }

  const moment = momentAt(second, mayHear)
  return (
    <section className={styles.follow} aria-labelledby="follow-title">
      <div className={styles.head}>
        <h2 id="follow-title" className="heading-3">
          Follow one call
        </h2>
        <p>
          {cardBlockCall.reference}, a lost card, {cardBlockCall.seconds} seconds. Three desks read it on the
          same clock.
        </p>
        <SideButton onClick={toggle}>
          <DeskIcon name={plays ? 'pause' : 'play'} size={16} />
          <span>{plays ? 'Pause' : 'Play it'}</span>
        </SideButton>
      </div>
      <div className={styles.score} style={{ '--at': second / oneCallSeconds }}>
        <div className={styles.axis}>
          <AxisLabels ticks={axisTicks(oneCallSeconds, 15, timeLabel)} />
          <i className={styles.dot} aria-hidden="true" />
          <input
            type="range"
            min={0}
            max={oneCallSeconds}
            step={1}
            value={Math.floor(second)}
            aria-label="Second of the call"
            aria-valuetext={[timeLabel(second), moment && `${moment.who}: ${moment.english ?? moment.text}`]
              .filter(Boolean)
              .join(', ')}
            onChange={({ target }) => {
              setPlaying(false)
              setChosen(target.valueAsNumber)
            }}
          />
        </div>
        <ul className="ruled-rows">
          <CallRow second={second} mayHear={mayHear} />
          <SheetRow second={second} />
          <InboxRow second={second} />
        </ul>
        <div className={`wide-only ${styles.playhead}`} aria-hidden="true" />
      </div>
      <p className={styles.moment}>
        <span className="small-muted tabular">{timeLabel(second)}</span>
        <b>{moment?.who}</b>
        <span className={styles.said} lang={moment?.lang}>
          {moment?.text}
        </span>
        <span className={styles.english}>{moment?.english}</span>
      </p>
    </section>
  )
}
