/** Milliseconds. */
const longestWait = 2000

/**
 * Calls `start` once the first frame is painted: what is read first is not drawn later for what comes after it. It may
 * call `start` again.
 */
export function whenPainted(start: () => void): void {
  // What is rendered ahead or in another tab is not painted yet.
  if (document.hidden) start()
  // Told later than asked: the thread may be idle while the first frame is still drawn elsewhere.
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  // Browsers that resist fingerprinting tell nobody of a paint.
  setTimeout(start, longestWait)
}
