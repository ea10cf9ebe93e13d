/**
 * The same work, never twice at once. Whoever asks while it runs gets the run after it, however many ask: that one
 * begins after the last of them had asked.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  let next: Promise<Result> | undefined

  const start = () => {
    running = work().finally(() => (running = undefined))
    return running
  }
  const startNext = () => {
    next = undefined
    return running ?? start()
  }
  return () => {
    if (!running) return next ?? start()
    next ??= running.then(startNext, startNext)
    return next
  }
}
