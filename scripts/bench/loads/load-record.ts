/** What the browser itself noted about one load. Times are milliseconds since navigation. */
interface LoadRecord {
  firstPaint: number
  largestPaint: number
  /** Tag and first words of the largest element. */
  largestElement: string
  load: number
  /** When the contact form was taken over; undefined on a page without script. */
  hydrated: number | undefined
  shifts: LayoutShift[]
  longTasks: LongTask[]
}

/** A layout shift that no input of the visitor explains. */
export interface LayoutShift {
  time: number
  value: number
}

export interface LongTask {
  start: number
  duration: number
}

/** Of entries whose types are not in TypeScript’s DOM library yet. */
interface NewerFields {
  element: Element | null
  value: number
  hadRecentInput: boolean
}

declare global {
  interface Window {
    loadRecord: LoadRecord
  }
}

/**
 * Keeps `window.loadRecord` from now on. It runs in the page before anything else, as text, so it may use nothing
 * from outside itself.
 */
export function keepLoadRecord(): void {
  const record: LoadRecord = {
    firstPaint: 0,
    largestPaint: 0,
    largestElement: '',
    load: 0,
    hydrated: undefined,
    shifts: [],
    longTasks: [],
  }
  window.loadRecord = record

  const observe = (type: string, note: (entry: PerformanceEntry & NewerFields) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & NewerFields)
    }).observe({ type, buffered: true })
  }
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') record.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    const words = entry.element?.textContent.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
    record.largestPaint = entry.startTime
    record.largestElement = `${entry.element?.localName ?? 'unknown'} “${words}”`
  })
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) record.shifts.push({ time: entry.startTime, value: entry.value })
  })
  observe('longtask', (entry) => {
    record.longTasks.push({ start: entry.startTime, duration: entry.duration })
  })

  addEventListener('load', () => (record.load = performance.now()))
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('form[data-ready]')) return
    record.hydrated = performance.now()
    observer.disconnect()
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] })
}
