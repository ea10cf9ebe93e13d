import type { SiteEvent } from '../../../lead/site-event.ts'
import { adapterSettings } from '../adapter-settings.ts'
import { startGoogleTag, stopGoogleTag } from '../google-tag.ts'
import type { Report } from '../report.ts'

/** Undefined until the first event: whoever asks not to be tracked is not asked about it either. */
let waiting: SiteEvent[] | undefined
let send: Report | undefined

/** Reports to Google Analytics once the visitor has agreed, with what happened on this page until then. */
export const report: Report = (event) => {
  if (send) return send(event)
  if (waiting) {
    waiting.push(event)
    return
  }
  waiting = [event]
  void import('../../consent/ask-consent.ts').then(({ askConsent }) => askConsent(onAnswer))
}

function onAnswer(agreed: boolean): void {
  const { measurementId } = adapterSettings('ga4')
  if (agreed) {
    send = startGoogleTag(measurementId)
    waiting?.forEach(send)
  } else {
    send = undefined
    stopGoogleTag(measurementId)
  }
  waiting = []
}
