import { PlayClock } from './play-clock.ts'
import { watchMayMove } from './watch-may-move.ts'

interface Loop {
  /** It plays while this is on screen. */
  place: Element
  /** A `PauseButton`. */
  button: HTMLButtonElement
  clock: PlayClock
  /** Shows a moment, `seconds` of play from the start; must not be called before the first play. */
  show: (seconds: number) => void
  /** Seconds from a moment until there is something new to show; above zero. Motion in between is left to CSS. */
  untilNextChange: (seconds: number) => number
  onPlaying?: (isPlaying: boolean) => void
}

/**
 * Plays in a loop while it may move (see `watchMayMove`) and its button has not paused it. Pausing keeps the position.
 */
export function playLoop({ place, button, clock: first, show, untilNextChange, onPlaying }: Loop) {
  let clock = first
  let mayMove = false
  let isPaused = false
  let isPlaying = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function follow() {
    const seconds = clock.secondsAt(performance.now())
    show(seconds)
    // Whole milliseconds, at least one: a timer that fires early then waits once more, and makes progress.
    timer = setTimeout(follow, Math.max(1, Math.ceil(untilNextChange(seconds) * 1000)))
  }
  function decide() {
    isPlaying = mayMove && !isPaused
    clearTimeout(timer)
    onPlaying?.(isPlaying)
    if (isPlaying) {
      clock.start(performance.now())
      follow()
    } else clock.stop(performance.now())
  }

  button.addEventListener('click', () => {
    isPaused = !isPaused
    button.toggleAttribute('data-paused', isPaused)
    button.ariaLabel = `${isPaused ? 'Play' : 'Pause'} ${button.dataset['of']}`
    decide()
  })
  watchMayMove(place, (may) => {
    mayMove = may
    button.disabled = false
    decide()
  })
  return {
    isPlaying: () => isPlaying,
    /** Continues from `seconds`, playing or paused as before. */
    goTo(seconds: number) {
      clock = new PlayClock(seconds)
      if (!isPlaying) show(seconds)
      decide()
    },
  }
}
