import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { callCaptions } from '../../../content/call-captions.ts'
import { site } from '../../../content/site.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { captionAt, callSeconds, secondsAtPointer } from './call-time.ts'
import styles from './playhead.module.css'

/** Just after the link was sent: the moment when most of the readings have something to say. */
const restingAt = 44

interface PlayheadProps {
  axis: ReactNode
  children: ReactNode
}

/** One line through all readings. It follows the mouse, and a slider that touch and keyboard can use. */
export function Playhead({ axis, children }: PlayheadProps) {
  const lane = useRef<HTMLDivElement>(null)
  const [seconds, setSeconds] = useState(restingAt)
  const ready = useHydrated()

  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || !lane.current) return
    setSeconds(secondsAtPointer(event.clientX, lane.current.getBoundingClientRect()))
  }
  const time = timeLabel(Math.round(seconds))
  const caption = captionAt(callCaptions, seconds)
  return (
    <div
      className={styles.score}
      style={{ '--at': Math.round((seconds / callSeconds) * 1000) / 1000 } as CSSProperties}
      onPointerMove={follow}
    >
      <div className={styles.control}>
        <p className={styles.readout} aria-hidden="true">
          <b>{time}</b> {caption?.text}
        </p>
        {axis}
        <input
          className={styles.slider}
          type="range"
          aria-label="Time in the call"
          aria-valuetext={caption ? `${time}, ${speakers[caption.speaker]}: ${caption.text}` : time}
          min={0}
          max={callSeconds}
          value={Math.round(seconds)}
          data-ready={ready}
          onChange={(event) => setSeconds(Number(event.target.value))}
        />
      </div>
      {children}
      <div className={styles.lane} ref={lane} aria-hidden="true">
        <div className={styles.line}>
          <b>{time}</b>
        </div>
      </div>
    </div>
  )
}

/** Whether the slider works yet: false in the prerendered page, true from hydration on. */
function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}

const speakers = { caller: 'Caller', assistant: site.brand }
