import { campaignKeys } from '../../common/lead/site-event.ts'
import { mayReport, reportedQuery } from '../page-views/what-is-reported.ts'
import { contactDialogId } from '../../common/ui/dialog-ids.ts'

/** Maximum characters of a value: a header that is too long would have the whole lead rejected. */
const most = 100

interface History {
  entries: () => readonly { url: string | null }[]
  currentEntry: { index: number } | null
}

/**
 * Where this lead comes from, as a query string: page, heading of the form, and the campaign that led here. Nothing is
 * stored for that: the campaign is read from the addresses the browser keeps for this tab, latest first. Omitted for
 * visitors who ask not to be tracked.
 */
export function whereFrom(): string {
  const heading = document.getElementById(contactDialogId)?.querySelector('h2')?.textContent ?? ''
  const told = new URLSearchParams({ page: location.pathname, heading: heading.slice(0, most) })
  const campaign = mayReport(navigator) ? addressesBefore().map(campaignOf).find(Boolean) : undefined
  const values = new URLSearchParams(campaign)
  for (const key of campaignKeys) told.set(key, (values.get(key) ?? '').slice(0, most))
  return String(told)
}

const campaignOf = (address: string) => (URL.canParse(address) ? reportedQuery(new URL(address).search) : '')

/** This page and earlier pages of this site. Browsers without the Navigation API give only this one. */
function addressesBefore(): string[] {
  const { navigation } = globalThis as { navigation?: History }
  const entries = navigation?.entries().slice(0, (navigation.currentEntry?.index ?? -1) + 1) ?? []
  const before = entries.map(({ url }) => url ?? '').toReversed()
  const referrer = document.referrer.startsWith(`${location.origin}/`) ? document.referrer : ''
  return [location.href, ...before, referrer]
}
