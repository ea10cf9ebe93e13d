/** A query that changes while someone types or drags counts once it has rested this long (milliseconds). */
const rest = 1000

const here = () => location.pathname + location.search

/**
 * Calls `onChange` when the address has another path, and when it has another query that has rested, or
 * that the page is left with. The fragment does not matter. The Navigation API would tell it too, but not yet in every browser of the last two years.
 */
export function watchAddress(onChange: () => void): void {
  let [lastPath, last] = [location.pathname, here()]
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = () => {
    if (here() === last) return
    ;[lastPath, last] = [location.pathname, here()]
    onChange()
  }
  const look = () => {
    clearTimeout(timer)
    if (location.pathname === lastPath) timer = setTimeout(report, rest)
    else report()
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (...state) => {
      change(...state)
      look()
    }
  }
  addEventListener('popstate', look)
  // Who leaves before it has rested has seen it all the same.
  addEventListener('pagehide', () => {
    clearTimeout(timer)
    report()
  })
}
