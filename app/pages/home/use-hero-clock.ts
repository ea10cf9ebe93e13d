import { useEffect, useState } from 'react'
import { HeroClock, momentAt, restingAt, secondsToNextChange } from './hero-clock.ts'

/** A timer may fire a moment early: waiting this much longer, in seconds, it does not fire twice. */
const margin = 0.01

/**
 * The moment that the scene shows. It wakes only when there is something new to show, once or twice a second;
 * whatever moves in between is left to CSS.
 */
export function useHeroClock(playing: boolean) {
  const [clock] = useState(() => new HeroClock())
  const [seconds, setSeconds] = useState(restingAt)
  useEffect(() => {
    if (!playing) return
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      const now = clock.secondsAt(performance.now())
      setSeconds(now)
      timer = setTimeout(show, (secondsToNextChange(now) + margin) * 1000)
    }
    clock.start(performance.now())
    show()
    return () => {
      clearTimeout(timer)
      clock.stop(performance.now())
    }
  }, [playing, clock])
  return momentAt(seconds)
}
