import { useEffect, useState } from 'react'
import { PlayClock } from './play-clock.ts'

interface PlayClockOptions {
  /** Seconds shown before the first play, and in the prerendered page. */
  from: number
  /** Seconds from that second until there is something new to show; above zero. Must not change between renders. */
  untilNextChange: (seconds: number) => number
  /** The clock to run, when something else follows it too. It begins at `from` and must not change between renders. */
  clock?: PlayClock
}

/**
 * Seconds played so far. It wakes only when there is something new to show; whatever moves in between is left
 * to CSS. Pausing keeps the place.
 */
export function usePlayClock(playing: boolean, options: PlayClockOptions): number {
  const { from, untilNextChange } = options
  const [clock] = useState(() => options.clock ?? new PlayClock(from))
  const [seconds, setSeconds] = useState(from)
  useEffect(() => {
    if (!playing) return
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      const now = clock.secondsAt(performance.now())
      setSeconds(now)
      // Whole milliseconds, at least one: a timer that fires a moment early then waits once more, and gets on.
      timer = setTimeout(show, Math.max(1, Math.ceil(untilNextChange(now) * 1000)))
    }
    clock.start(performance.now())
    show()
    return () => {
      clearTimeout(timer)
      clock.stop(performance.now())
    }
  }, [playing, clock, untilNextChange])
  return seconds
}
