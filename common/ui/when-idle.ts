/** Does the work when nothing else is to do; soon, in Safari, which does not tell when that is. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work)
  else setTimeout(work, 200)
}
