import { adapterSettings } from '../adapter-settings.ts'
import { postQuietly } from '../post-quietly.ts'
import type { Report } from '../report.ts'
import { reportedAddress, reportedReferrer } from '../what-is-reported.ts'

/** Reports to Plausible's events API, without its script: https://plausible.io/docs/events-api */
export const report: Report = (event) => {
  const { origin, domain } = adapterSettings('plausible')
  postQuietly(`${origin}/api/event`, {
    name: event.event === 'page_viewed' ? 'pageview' : event.event,
    domain,
    url: reportedAddress(event),
    referrer: reportedReferrer(event),
    ...(event.event === 'contact_opened' && { props: { heading: event.heading } }),
  })
}
