import { formatIstShort } from '../time/ist-time.ts'
import type { Subscriber } from '../store/subscribers.ts'
import { csvLine } from '../web/csv.ts'
import { formatTable } from './table.ts'

const columns = [
  'email',
  'state',
  'asked_at',
  'confirmed_at',
  'unsubscribed_at',
  'page',
  'consent_version',
] as const

/** Everything kept about a subscriber, for another program; times in ISO 8601. */
export const subscriberRecord = (subscriber: Subscriber): Record<(typeof columns)[number], string> => ({
  email: subscriber.email,
  state: subscriber.state,
  asked_at: subscriber.askedAt.toISOString(),
  confirmed_at: subscriber.confirmedAt?.toISOString() ?? '',
  unsubscribed_at: subscriber.unsubscribedAt?.toISOString() ?? '',
  page: subscriber.page,
  consent_version: subscriber.consentVersion,
})

/** The newsletter's list as a table, oldest first. */
export function listSubscribers(subscribers: readonly Subscriber[]): string {
  if (subscribers.length === 0) return 'No subscribers yet.\n'
  const rows = subscribers.map(({ email, state, askedAt, confirmedAt, page, consentVersion }) => [
    email,
    state,
    formatIstShort(askedAt),
    confirmedAt ? formatIstShort(confirmedAt) : '',
    page,
    consentVersion,
  ])
  return formatTable([['Email', 'State', 'Asked (IST)', 'Confirmed (IST)', 'Page', 'Consent'], ...rows])
}

/** The newsletter's list for another program, with what proves the consent. */
export function exportSubscribers(subscribers: readonly Subscriber[], format: 'csv' | 'json'): string {
  const records = subscribers.map(subscriberRecord)
  if (format === 'json') return `${JSON.stringify(records, null, 2)}\n`
  return [
    csvLine(columns),
    ...records.map((record) => csvLine(columns.map((column) => record[column]))),
  ].join('')
}
