const longestWait = 2000
const inputs = ['pointerdown', 'keydown', 'focusin', 'input'] as const

/**
 * Calls `start` at the first input, or once the page has loaded and the main thread is idle (two seconds at
 * most): script never competes with first paint, and a visitor who acts early does not wait for idleness.
 */
export function startWhenIdle(start: () => void): void {
  for (const input of inputs) addEventListener(input, start, { capture: true, passive: true })
  const onLoad = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: longestWait })
    else setTimeout(start, 200)
  }
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad, { once: true })
}
