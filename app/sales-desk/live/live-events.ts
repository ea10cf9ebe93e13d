import type { DeskEvents } from '../../../lead/sales-desk-leads.ts'
import { salesDeskRoutes } from '../../../lead/sales-desk.ts'
import { signedOut } from '../state/session-store.ts'
import { createStore } from '../state/store.ts'

/** What the desk tells by itself; `again`: after a gap in which something may have been missed. */
interface LiveEvents extends Omit<DeskEvents, 'signed-out'> {
  again: undefined
}
type Listeners = { [Name in keyof LiveEvents]: Set<(event: LiveEvents[Name]) => void> }

const listeners: Listeners = { lead: new Set(), deliveries: new Set(), presence: new Set(), again: new Set() }
const firstWaitMs = 2000
const longestWaitMs = 30_000

/** Whether news comes in at the moment. */
export const isLive = createStore(true)

/** Calls `listener` at each event of that name; answers how to stop that. */
export function onLive<Name extends keyof LiveEvents>(
  name: Name,
  listener: (event: LiveEvents[Name]) => void,
): () => void {
  listeners[name].add(listener)
  return () => listeners[name].delete(listener)
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
    own.addEventListener('lead', ({ data }) => tell('lead', JSON.parse(String(data)) as LiveEvents['lead']))
    own.addEventListener('deliveries', ({ data }) =>
      tell('deliveries', JSON.parse(String(data)) as LiveEvents['deliveries']),
    )
    own.addEventListener('presence', ({ data }) =>
      tell('presence', JSON.parse(String(data)) as LiveEvents['presence']),
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

function tell<Name extends keyof LiveEvents>(name: Name, event: LiveEvents[Name]): void {
  for (const listener of listeners[name]) listener(event)
}
