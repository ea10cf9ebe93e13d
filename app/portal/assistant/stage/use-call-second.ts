import { useState } from 'react'
import { useDemoSeconds } from '../../state/demo-clock.ts'
import type { ScheduledCall } from '../floor/schedule.ts'
import type { Timeline } from '../timeline/timeline.ts'

interface CallSecond {
  /** Second of the call that is shown. */
  second: number
  /** Second of the call on the demo's clock; the end, once it is over. */
  liveSecond: number
  /** Whether a call that is over is played again. */
  isReplay: boolean
  replay: () => void
  endReplay: () => void
}

/** Where a call is on the demo's clock, or in being played again from its start. */
export function useCallSecond(
  { startsAt }: ScheduledCall,
  { seconds: end = Infinity }: Timeline,
): CallSecond {
  const now = useDemoSeconds(4)
  const [replayFrom, setReplayFrom] = useState<number>()
  const liveSecond = Math.min(now - startsAt, end)
  const replayed = replayFrom === undefined ? Infinity : now - replayFrom
  const isReplay = replayed < end
  return {
    second: isReplay ? replayed : liveSecond,
    liveSecond,
    isReplay,
    replay: () => setReplayFrom(now),
    endReplay: () => setReplayFrom(undefined),
  }
}
