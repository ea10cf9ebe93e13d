import type { DeskEvents } from '../../wire/leads.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'

const names = ['lead', 'deliveries', 'presence', 'signed-out'] as const
const firstWaitMs = 2000
const longestWaitMs = 30_000

/** One of the desk's events, with its name. */
export type DeskEvent = {
  [Name in keyof DeskEvents]: { name: Name; event: DeskEvents[Name] }
}[keyof DeskEvents]

export interface LineListener {
  onEvent: (told: DeskEvent) => void
  /** Reconnected: something may have been missed. */
  onAgain: () => void
  onLive: (isLive: boolean) => void
  /** At least every half minute while connected. */
  onAlive: () => void
}

/** Opens the stream of the desk's events until the returned function is called. A broken stream is reconnected. */
export function openLine(
  { onEvent, onAgain, onLive, onAlive }: LineListener,
  hasGapBefore: boolean,
): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWaitMs
  let hasGap = hasGapBefore

  const connect = () => {
    const own = new EventSource(salesDeskRoutes.events)
    source = own
    own.addEventListener('open', () => {
      wait = firstWaitMs
      onLive(true)
      if (hasGap) onAgain()
      hasGap = false
    })
    own.addEventListener('alive', onAlive)
    for (const name of names)
      own.addEventListener(name, ({ data }) => onEvent({ name, event: JSON.parse(String(data)) }))
    own.addEventListener('error', () => {
      hasGap = true
      onLive(false)
      // The browser reconnects automatically unless it was rejected.
      if (own.readyState !== EventSource.CLOSED) return
      timer = setTimeout(connect, wait)
      wait = Math.min(longestWaitMs, 2 * wait)
    })
  }

  connect()
  return () => {
    source?.close()
    clearTimeout(timer)
  }
}
