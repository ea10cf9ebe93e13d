import type { CountedEvent } from '../store/page-views.ts'

const longestHost = 100
const longestCampaign = 60
const longestHeading = 80

/**
 * The campaign in a query. A value containing an email address, as some mailing programs write, is `other`,
 * however often it was encoded.
 */
export function campaignOf(query: string): Pick<CountedEvent, 'source' | 'medium' | 'campaign'> {
  const parameters = new URLSearchParams(query)
  const value = (key: string) => {
    const text = plainText(parameters.get(key) ?? '').toLowerCase()
    return mayHoldAddress(text) || text.length > longestCampaign ? 'other' : text
  }
  return { source: value('utm_source'), medium: value('utm_medium'), campaign: value('utm_campaign') }
}

/** The host of another website, without `www.`; empty for this one and for anything else. */
export function referrerOf(host: string, ownHost: string | undefined): string {
  const name = host.toLowerCase()
  const isHost = name.length <= longestHost && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(name)
  if (!isHost || name === ownHost?.replace(/:\d+$/, '').toLowerCase()) return ''
  return name.replace(/^www\./, '')
}

/** A dialog's heading; anything too long for one is `other`. */
export function headingOf(text: string): string {
  const heading = plainText(text)
  return mayHoldAddress(heading) || heading.length > longestHeading ? 'other' : heading
}

const plainText = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim()

/** The at sign, its wide and small forms, and its escapes in HTML and JavaScript. */
const atSign = /[@\uFF20\uFE6B]|&(?:#0*64|#x0*40|commat);?|\\(?:u00|x)40/i

function mayHoldAddress(text: string): boolean {
  if (atSign.test(text)) return true
  // Each round makes the text shorter, so the loop terminates.
  const decoded = text.replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  )
  return decoded !== text && mayHoldAddress(decoded)
}
