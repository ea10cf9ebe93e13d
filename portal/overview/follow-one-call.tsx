import { useEffect, useState } from 'react'
import { cardBlockCall } from '../content/card-block-call.ts'
import { oneCallWords } from '../content/one-call-words.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import { Button } from '../../common/ui/button.tsx'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { useDemoSeconds } from '../state/demo-clock.ts'
import styles from './follow-one-call.module.css'
import '../../common/styles/drawing.css'
import { momentAt, oneCallSeconds, outcomesAt } from './one-call.ts'
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
  const outcomes = outcomesAt(second)
  return (
    <section className={styles.follow} aria-labelledby="follow-title">
      <div className={styles.head}>
        <h2 id="follow-title" className="heading-3">
          Follow one call
        </h2>
        <p>{oneCallWords.lead(cardBlockCall.reference, cardBlockCall.seconds)}</p>
        <Button look="outline" size="small" className={styles.play} onClick={toggle}>
          <DeskIcon name={plays ? 'pause' : 'play'} size={16} />
          <span>{plays ? 'Pause' : 'Play it'}</span>
        </Button>
      </div>
      <div className={styles.score} style={{ '--at': second / oneCallSeconds }}>
        <div className={styles.axis}>
          {[0, 15, 30, 45, 60, 75, 90, 105].map((mark) => (
            <span
              key={mark}
              className="tabular"
              style={{ left: `${(mark / oneCallSeconds) * 100}%` }}
              aria-hidden="true"
            >
              {timeLabel(mark)}
            </span>
          ))}
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
          <CallRow second={second} mayHear={mayHear} outcome={outcomes.call} />
          <SheetRow second={second} outcome={outcomes.sheet} />
          <InboxRow second={second} outcome={outcomes.inbox} />
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
