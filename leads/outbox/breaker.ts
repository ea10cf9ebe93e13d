/** After this many failures in a row a destination is paused. */
const mostFailures = 5

/** How long the pause lasts before one delivery is tried (milliseconds). */
const usualPause = 30_000

export type Breaker = ReturnType<typeof createBreaker>

/** A new circuit breaker for one destination, closed. `steady` is a monotonic clock in milliseconds. */
export function createBreaker({ steady = () => performance.now(), pause = usualPause } = {}) {
  let failures = 0
  let pausedUntil = 0
  const isOpen = () => failures >= mostFailures
  const pauseLeft = () => (isOpen() ? Math.max(0, pausedUntil - steady()) : 0)
  return {
    /** True after too many failures, until a delivery succeeds again. */
    isOpen,
    /** Milliseconds until one may be tried; 0 for now. */
    pauseLeft,
    /** How many deliveries may run now, of `width`: none during the pause, then one, and all once it works again. */
    room: (width: number): number => (isOpen() ? (pauseLeft() > 0 ? 0 : 1) : width),
    /** Records that the destination answered, or that it did not. */
    note: (isWell: boolean): void => {
      failures = isWell ? 0 : failures + 1
      pausedUntil = steady() + pause
    },
  }
}
