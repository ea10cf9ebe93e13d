import type { ReactNode } from 'react'
import { callCaptions } from '../../content/call-captions.ts'
import { site } from '../../../common/brand/site.ts'
import { percentOf } from '../../../common/figures/axis-ticks.ts'
import { timeLabel } from '../../../common/figures/time-label.ts'
import { captionAt, callSeconds } from './call-time.ts'
import styles from './playhead.module.css'

/** Just after the link was sent: when most readings have something to say. */
const restingAt = 44

interface PlayheadProps {
  /** Contains the captions, each with `data-at` and `data-speaker`. */
  axis: ReactNode
  children: ReactNode
}

/** One line through all readings, moved by the mouse, or by a slider for touch and keyboard. */
export function Playhead({ axis, children }: PlayheadProps) {
  const time = timeLabel(restingAt)
  const caption = captionAt(callCaptions, restingAt)
  return (
    <div
      className={styles.score}
      style={{ '--at': percentOf(restingAt, callSeconds) / 100 }}
      data-behaviour="playhead"
    >
      <div className={styles.control}>
        <p className={`narrow-only text-2 ${styles.readout}`} aria-hidden="true">
          <b data-time>{time}</b> <span data-caption>{caption?.text}</span>
        </p>
        {axis}
        <input
          className={`no-print ${styles.slider}`}
          type="range"
          aria-label="Time in the call"
          aria-valuetext={caption ? `${time}, ${speakerNames[caption.speaker]}: ${caption.text}` : time}
          min={0}
          max={callSeconds}
          defaultValue={restingAt}
          data-ready="false"
        />
      </div>
      {children}
      <div className={`wide-only ${styles.lane}`} data-lane aria-hidden="true">
        <div className={styles.line}>
          <b data-time>{time}</b>
        </div>
      </div>
    </div>
  )
}

export const speakerNames = { caller: 'Caller', assistant: site.brand }
