/** After so many failures in a row a destination is left alone for a while. */
const mostFailures = 5

/** Milliseconds for which it is left alone, before one delivery is tried. */
const usualPause = 30_000

/** Keeps count of how one destination does. */
export interface Breaker {
  /** True from the failure that was one too many until something is taken again. */
  isOpen(): boolean
  /** How many deliveries may be under way now, of `width`: none in a pause, one after it, all while it goes well. */
  room(width: number): number
  /** Milliseconds until one may be tried; 0 when that is now. */
  pauseLeft(): number
  /** Notes that the destination answered, or that it did not. */
  note(isWell: boolean): void
}

/** A breaker that is closed. `steady` is a clock in milliseconds that is never set. */
export function createBreaker({ steady = () => performance.now(), pause = usualPause } = {}): Breaker {
  let failures = 0
  let pausedUntil = 0
  const isOpen = () => failures >= mostFailures
  const pauseLeft = () => (isOpen() ? Math.max(0, pausedUntil - steady()) : 0)
  return {
    isOpen,
    pauseLeft,
    room: (width) => (isOpen() ? (pauseLeft() > 0 ? 0 : 1) : width),
    note: (isWell) => {
      failures = isWell ? 0 : failures + 1
      pausedUntil = steady() + pause
    },
  }
}
