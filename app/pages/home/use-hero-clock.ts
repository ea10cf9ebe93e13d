import { usePlayClock } from '../../ui/use-play-clock.ts'
import { momentAt, restingAt, secondsToNextChange } from './hero-clock.ts'

const options = { from: restingAt, untilNextChange: secondsToNextChange }

/** The moment that the scene shows: it changes once or twice a second. */
export function useHeroClock(playing: boolean) {
  return momentAt(usePlayClock(playing, options))
}
