import { whenPainted } from './when-painted.ts'

/** Milliseconds. */
const longestWait = 2000
const inputs = ['pointerdown', 'keydown', 'focusin', 'input'] as const

/**
 * Calls `start` at the first input, or once the page has loaded, is painted and the main thread is idle (two seconds at
 * most for each): script never competes with first paint, and a visitor who acts early does not wait for idleness.
 * It may call `start` again, and expects to be called while the document is still read.
 */
export function startWhenIdle(start: () => void): void {
  for (const input of inputs) addEventListener(input, start, { capture: true, passive: true })
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: longestWait })
    else setTimeout(start, 200)
  }
  addEventListener('load', () => whenPainted(whenIdle))
}
