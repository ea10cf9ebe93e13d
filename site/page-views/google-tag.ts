import { trustedScriptAddress } from '../../common/page/trusted-code.ts'
import type { Report } from './report.ts'
import { reportedAddress, reportedReferrer } from './what-is-reported.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const disabling = (measurementId: string) => `ga-disable-${measurementId}`

/** Loads Google's tag for counting only, no advertising, and returns what sends events to it. */
export function startGoogleTag(measurementId: string): Report {
  Reflect.deleteProperty(window, disabling(measurementId))
  const layer = (window.dataLayer ??= [])
  // The tag reads `arguments` objects, and misinterprets an array.
  function gtag(..._words: unknown[]): void {
    layer.push(arguments)
  }
  const isLoaded = layer.length > 0
  const refused = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', isLoaded ? 'update' : 'default', { ...refused, analytics_storage: 'granted' })
  if (!isLoaded) {
    gtag('js', new Date())
    gtag('config', measurementId, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      // Two months, as the question and the privacy policy say; Google's default is two years.
      cookie_expires: 60 * 24 * 60 * 60,
    })
    const script = document.createElement('script')
    script.async = true
    script.src = trustedScriptAddress(
      `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`,
    )
    document.head.append(script)
  }
  return (event) =>
    gtag('event', event.event === 'page_viewed' ? 'page_view' : event.event, {
      page_location: reportedAddress(event),
      page_referrer: reportedReferrer(event),
      ...(event.event === 'contact_opened' && { heading: event.heading }),
    })
}

/** Silences the tag and removes its cookies, here and on the parent domains. */
export function stopGoogleTag(measurementId: string): void {
  Reflect.set(window, disabling(measurementId), true)
  const labels = location.hostname.split('.')
  const domains = labels.map((_, at) => labels.slice(at).join('.'))
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (!/^_ga(?:_|$)/.test(name)) continue
    document.cookie = `${name}=; Max-Age=0; path=/`
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; path=/; domain=${domain}`
  }
}
