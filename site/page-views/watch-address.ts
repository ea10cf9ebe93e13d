/** A query that changes while somebody types or drags counts after a pause this long (milliseconds). */
const rest = 1000

const here = () => location.pathname + location.search

/**
 * Calls `onChange` when the address has another path, or another query that has settled or is current when the page is
 * left. Ignores the fragment. The Navigation API reports this too, but not yet in every browser of the last two years.
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
  // Leaving before it has settled still means having seen it.
  addEventListener('pagehide', () => {
    clearTimeout(timer)
    report()
  })
}
