import type { CountedEvent } from '../store/page-view-store.ts'

const longestHost = 100
const longestCampaign = 60
const longestHeading = 80

/** The campaign named in a query. A value with an e-mail address in it, as some mailing programs write, is `other`. */
export function campaignOf(query: string): Pick<CountedEvent, 'source' | 'medium' | 'campaign'> {
  const parameters = new URLSearchParams(query)
  const value = (key: string) => {
    const text = plainText(parameters.get(key) ?? '').toLowerCase()
    return text.includes('@') || text.length > longestCampaign ? 'other' : text
  }
  return { source: value('utm_source'), medium: value('utm_medium'), campaign: value('utm_campaign') }
}

/** The host of another website, without `www.`; empty for this one and for what is no host. */
export function referrerOf(host: string, ownHost: string | undefined): string {
  const name = host.toLowerCase()
  const isHost = name.length <= longestHost && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(name)
  if (!isHost || name === ownHost?.replace(/:\d+$/, '').toLowerCase()) return ''
  return name.replace(/^www\./, '')
}

/** A dialog's heading; what is too long for one is `other`. */
export function headingOf(text: string): string {
  const heading = plainText(text)
  return heading.length > longestHeading ? 'other' : heading
}

const plainText = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim()
