import type { SiteEvent } from '../../../common/lead/site-event.ts'
import { consentPanelId } from '../../consent/consent-panel-id.ts'
import { adapterSettings } from '../adapter-settings.ts'
import { startGoogleTag, stopGoogleTag } from '../google-tag.ts'
import type { Report } from '../report.ts'

/** Undefined until the first event, so that visitors who opted out of tracking are not asked. */
let waiting: SiteEvent[] | undefined
let send: Report | undefined

/** Reports to Google Analytics once the visitor agrees, with what happened on this page before. */
export const report: Report = (event) => {
  if (send) return send(event)
  if (waiting) {
    waiting.push(event)
    return
  }
  waiting = [event]
  const panel = document.getElementById(consentPanelId)
  if (panel) void import('../../consent/ask-consent.ts').then(({ askConsent }) => askConsent(panel, onAnswer))
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
