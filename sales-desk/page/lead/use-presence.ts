import { useEffect } from 'react'
import type { PresenceRequest } from '../../wire/changes.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { newKey } from '../drafts/draft-store.ts'

const everyMs = 20_000
const tab = newKey()

/** Tells colleagues that a lead is open here, while this tab is visible. */
export function usePresence(reference: string): void {
  useEffect(() => {
    const tell = (open: boolean) => {
      const request: PresenceRequest = { tab, open }
      // Only a courtesy, so a failure does not matter. `keepalive` lets it be sent when the tab is closed.
      fetch(salesDeskRoutes.presence(reference), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
        keepalive: true,
      }).catch(() => undefined)
    }
    const tellNow = () => tell(document.visibilityState === 'visible')
    const leave = () => tell(false)
    tellNow()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') tell(true)
    }, everyMs)
    document.addEventListener('visibilitychange', tellNow)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tellNow)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [reference])
}
