export interface Countdown {
  pause: () => void
  resume: () => void
}

/** Calls `done` after `duration` milliseconds, not counting paused time. Starts immediately. */
export function countdown(duration: number, done: () => void): Countdown {
  let left = duration
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const pause = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - startedAt
  }
  const resume = () => {
    if (timer !== undefined) return
    startedAt = performance.now()
    timer = setTimeout(done, Math.max(0, left))
  }
  resume()
  return { pause, resume }
}
