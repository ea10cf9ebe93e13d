import { useState } from 'react'
import { PlayClock } from '../../ui/play-clock.ts'
import { usePlayClock } from '../../ui/use-play-clock.ts'
import { momentAt, restingAt, secondsToNextChange } from './hero-clock.ts'

/** The moment that subtitle and track show, which changes once or twice a second, and the clock that the scene reads. */
export function useHeroClock(playing: boolean) {
  const [clock] = useState(() => new PlayClock(restingAt))
  const seconds = usePlayClock(playing, { from: restingAt, untilNextChange: secondsToNextChange, clock })
  return { moment: momentAt(seconds), clock }
}
