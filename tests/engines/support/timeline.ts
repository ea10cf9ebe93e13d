import type { EngineTab } from './engine-browser.ts'

/** What to watch: the words of the first match of a selector, or one of its attributes; null while it is not there. */
export interface Watched {
  css: string
  attribute?: string
}

/** A change and when it came, in ms since the page was opened. */
export interface Moment {
  at: number
  value: string | null
}

interface Watching {
  timelines?: Record<string, Moment[]>
}

/** Notes from now on when something in the page changes, by the page's own clock. */
export function watch({ evaluate }: EngineTab, watched: Watched): Promise<void> {
  return evaluate(startWatching, watched)
}

/** The value of what was given to `watch` by this selector, at its start, and each change since. */
export function moments({ evaluate }: EngineTab, css: string): Promise<Moment[]> {
  return evaluate((watched) => (window as Watching).timelines?.[watched] ?? [], css)
}

function startWatching({ css, attribute }: Watched): void {
  const read = () => {
    const element = document.querySelector(css)
    return element && attribute !== undefined
      ? element.getAttribute(attribute)
      : (element?.textContent ?? null)
  }
  const timeline: Moment[] = [{ at: performance.now(), value: read() }]
  const watching = window as Watching
  watching.timelines = { ...watching.timelines, [css]: timeline }
  new MutationObserver(() => {
    const value = read()
    if (value !== timeline.at(-1)?.value) timeline.push({ at: performance.now(), value })
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}
