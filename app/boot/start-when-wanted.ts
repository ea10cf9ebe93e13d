import { atNextAct, isUsed } from '../next-act.ts'
import { whenPainted } from './when-painted.ts'

/** Milliseconds. */
const longestWait = 2000
/** After as many milliseconds without an act somebody is taken to read the first screen. */
const reading = 4000
const inputs = ['pointerdown', 'keydown', 'focusin', 'input'] as const

/**
 * Calls `start` at the first input, or once the page is loaded, painted and idle (two seconds at most for each) and
 * wanted: at once if it has been used or its address asks for something, else at the next act, or when nobody has done
 * anything for four seconds. It may call `start` again, and expects to be called while the document is still read.
 */
export function startWhenWanted(start: () => void): void {
  for (const input of inputs) addEventListener(input, start, { capture: true, passive: true })
  const whenIdle = () => {
    if (isWanted()) return start()
    atNextAct(start)
    setTimeout(start, reading)
  }
  const onPaint = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(whenIdle, { timeout: longestWait })
    else setTimeout(whenIdle, 200)
  }
  addEventListener('load', () => whenPainted(onPaint))
}

function isWanted(): boolean {
  // What is rendered ahead is laid out by the page's script: see lay-out-ahead.ts.
  return isUsed() || document.prerendering || location.search + location.hash !== ''
}
