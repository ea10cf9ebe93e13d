import type { DeskEvents, LeadRow } from '../../../lead/sales-desk-leads.ts'
import { salesDeskRoutes } from '../../../lead/sales-desk.ts'
import { signedOut } from '../state/session-store.ts'
import { createStore } from '../state/store.ts'

/** What the desk tells by itself. */
interface LiveEvents extends Omit<DeskEvents, 'signed-out'> {
  /** After a gap in which something may have been missed. */
  again: undefined
  /** A lead as its page has it: told by that page, and to this tab only. */
  known: LeadRow
}
type Listeners = { [Name in keyof LiveEvents]?: (event: LiveEvents[Name]) => void }

const listeners = new Set<Listeners>()
const firstWaitMs = 2000
const longestWaitMs = 30_000

/** Whether news comes in at the moment. */
export const isLive = createStore(true)

/** Calls each of these at the events of its name; answers how to stop that. */
export function onLive(own: Listeners): () => void {
  listeners.add(own)
  return () => listeners.delete(own)
}

/** Listens to the desk's events until the answered function is called. A broken line is taken up again. */
export function startLive(): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWaitMs
  let hasGap = false

  const connect = () => {
    const own = new EventSource(salesDeskRoutes.events)
    source = own
    own.addEventListener('open', () => {
      wait = firstWaitMs
      isLive.write(true)
      if (hasGap) tell('again', undefined)
      hasGap = false
    })
    for (const name of ['lead', 'deliveries', 'presence'] as const)
      own.addEventListener(name, ({ data }) =>
        tell(name, JSON.parse(String(data)) as LiveEvents[typeof name]),
      )
    own.addEventListener('signed-out', signedOut)
    own.addEventListener('error', () => {
      hasGap = true
      isLive.write(false)
      // The browser tries again by itself unless it was refused.
      if (own.readyState !== EventSource.CLOSED) return
      timer = setTimeout(connect, wait)
      wait = Math.min(longestWaitMs, 2 * wait)
    })
  }

  connect()
  return () => {
    source?.close()
    clearTimeout(timer)
    isLive.write(true)
  }
}

/** Tells whoever listens in this tab. */
export function tell<Name extends keyof LiveEvents>(name: Name, event: LiveEvents[Name]): void {
  for (const own of listeners) own[name]?.(event)
}
