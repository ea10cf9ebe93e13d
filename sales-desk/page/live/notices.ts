import type { LeadView } from '../../wire/leads.ts'
import { salesDeskPath } from '../../wire/sales-desk.ts'
import { goTo } from '../address/use-place.ts'
import { sessionStore } from '../state/session-store.ts'
import { onLive } from './live-events.ts'

/** Storage key of the setting, by member: somebody else using the browser has none. */
const wish = 'sales-desk-notices'

/** Whether notifications are turned on in this browser and allowed. */
export function areNoticesOn(): boolean {
  return 'Notification' in window && Notification.permission === 'granted' && remembered() === 'on'
}

/** Asks the browser to allow notifications; resolves with whether it does. */
export async function askForNotices(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  localStorage.setItem(wish, 'on')
  return true
}

export function stopNotices(): void {
  localStorage.removeItem(wish)
}

/**
 * Shows a notification of each new lead, and of each reply to a lead that is this member's or unassigned, while this
 * tab is not being viewed. Returns a function that stops it.
 */
export function followNotices(): () => void {
  return onLive({
    lead: ({ what, reference, assigneeId }) => {
      if (document.visibilityState === 'visible' || !areNoticesOn()) return
      if (what === 'new') show('New lead', reference, 'new')
      else if (what === 'replied' && (assigneeId === null || assigneeId === ownId()))
        show('A reply', reference, 'replied')
    },
  })
}

/**
 * A locked screen shows it too, so it does not identify the person. Equal ones from several tabs appear once.
 */
function show(title: string, reference: string, view: LeadView): void {
  const notice = new Notification(title, { body: reference, tag: `${view} ${reference}` })
  notice.addEventListener('click', () => {
    window.focus()
    if (location.pathname.startsWith(salesDeskPath)) goTo({ view, lead: reference })
    notice.close()
  })
}

function ownId(): string | undefined {
  const state = sessionStore.read()
  return state.is === 'signed-in' ? state.session.me.id : undefined
}

function remembered(): string | null {
  try {
    return localStorage.getItem(wish)
  } catch {
    return null
  }
}
