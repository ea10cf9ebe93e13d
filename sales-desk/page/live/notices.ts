import { salesDeskPath } from '../../wire/sales-desk.ts'
import { goTo } from '../address/use-place.ts'
import { onLive } from './live-events.ts'

/** Under which this browser remembers the wish; a browser in which somebody else works has none. */
const wish = 'sales-desk-notices'

/** Whether notices were asked for in this browser, and it allows them. */
export function areNoticesOn(): boolean {
  return 'Notification' in window && Notification.permission === 'granted' && remembered() === 'on'
}

/** Asks the browser to allow notices; resolves with whether it does. */
export async function askForNotices(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  localStorage.setItem(wish, 'on')
  return true
}

export function stopNotices(): void {
  localStorage.removeItem(wish)
}

/** Shows a notice of each new lead while nobody looks at this tab. Returns a function that stops it. */
export function followNotices(): () => void {
  return onLive({
    lead: ({ what, reference }) => {
      if (what !== 'new' || document.visibilityState === 'visible' || !areNoticesOn()) return
      // A locked screen shows it as well, so it says nothing of the person. Tabs that say the same are one notice.
      const notice = new Notification('New lead', { body: reference, tag: reference })
      notice.addEventListener('click', () => {
        window.focus()
        if (location.pathname.startsWith(salesDeskPath)) goTo({ view: 'new', lead: reference })
        notice.close()
      })
    },
  })
}

function remembered(): string | null {
  try {
    return localStorage.getItem(wish)
  } catch {
    return null
  }
}
