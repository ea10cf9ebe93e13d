import { useEffect, useState } from 'react'
import { PlayClock } from './play-clock.ts'

/** Seconds played so far, sampled ten times a second. Pausing keeps the position. */
export function usePlayClock(playing: boolean): number {
  const [clock] = useState(() => new PlayClock())
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!playing) return
    clock.start(performance.now())
    const timer = setInterval(() => setSeconds(clock.secondsAt(performance.now())), 100)
    return () => {
      clearInterval(timer)
      clock.stop(performance.now())
    }
  }, [playing, clock])
  return seconds
}
