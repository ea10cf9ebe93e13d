import { adapterSettings } from '../adapter-settings.ts'
import { postQuietly } from '../post-quietly.ts'
import type { Report } from '../report.ts'
import { reportedAddress, reportedReferrer } from '../what-is-reported.ts'

/** Reports to Umami's collection API, without its script: https://umami.is/docs/api/sending-stats */
export const report: Report = (event) => {
  const { origin, websiteId } = adapterSettings('umami')
  const payload = {
    website: websiteId,
    hostname: location.hostname,
    language: navigator.language,
    screen: `${screen.width}x${screen.height}`,
    title: document.title,
    url: reportedAddress(event),
    referrer: reportedReferrer(event),
    ...(event.event !== 'page_viewed' && { name: event.event }),
    ...(event.event === 'contact_opened' && { data: { heading: event.heading } }),
  }
  postQuietly(`${origin}/api/send`, { type: 'event', payload }, { 'Content-Type': 'application/json' })
}
