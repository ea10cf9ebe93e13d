import { newsletterPath } from '../../site/content/newsletter-pages.ts'
import { reachedAt, readEnv } from '../env.ts'
import { readLinkSecret } from '../newsletter/link-secret.ts'
import { linkTokens } from '../newsletter/link-tokens.ts'
import { readReachedAt } from '../store/reached-at.ts'
import { formatIstShort } from '../time/ist-time.ts'
import type { Store } from '../store/open-store.ts'
import type { Subscriber } from '../store/subscribers.ts'
import { csvLine } from '../web/csv.ts'
import { leadRecord, toJson } from './lead-record.ts'
import { formatTable } from './table.ts'
import { writeOutput, type CommandOutput } from './write-output.ts'

const columns = [
  'email',
  'state',
  'asked_at',
  'confirmed_at',
  'unsubscribed_at',
  'page',
  'consent_version',
] as const

/** Everything stored about a subscriber, for another program; times in ISO 8601. */
export const subscriberRecord = (subscriber: Subscriber): Record<(typeof columns)[number], string> => ({
  email: subscriber.email,
  state: subscriber.state,
  asked_at: subscriber.askedAt.toISOString(),
  confirmed_at: subscriber.confirmedAt?.toISOString() ?? '',
  unsubscribed_at: subscriber.unsubscribedAt?.toISOString() ?? '',
  page: subscriber.page,
  consent_version: subscriber.consentVersion,
})

interface ListOptions {
  /** Each subscriber's unsubscribe link; undefined if the site's address is unknown. */
  unsubscribeLink: ((uid: string) => string) | undefined
  /** Undefined for a table. */
  format?: 'csv' | 'json' | undefined
  out?: string | undefined
}

/** Writes the newsletter's list, oldest first; for programs with the proof of consent and unsubscribe link. */
export async function listSubscribers(
  store: Store,
  { format, out, unsubscribeLink }: ListOptions,
  output: CommandOutput,
): Promise<number> {
  const subscribers = await store.subscribers()
  const records = subscribers.map((subscriber) => ({
    ...subscriberRecord(subscriber),
    unsubscribe: unsubscribeLink?.(subscriber.uid) ?? '',
  }))
  if (format !== undefined && unsubscribeLink === undefined)
    output.err(
      'Where the site is reached is not known, so no links to unsubscribe are given: set PUBLIC_ORIGIN.\n',
    )
  const lines = { csv: () => asCsv(records), json: () => toJson(records), table: () => table(subscribers) }
  await writeOutput([lines[format ?? 'table']()], { file: out, format }, output)
  return 0
}

const asCsv = (records: readonly Record<(typeof columns)[number] | 'unsubscribe', string>[]) => {
  const headings = [...columns, 'unsubscribe'] as const
  return [headings, ...records.map((record) => headings.map((heading) => record[heading]))]
    .map(csvLine)
    .join('')
}

function table(subscribers: readonly Subscriber[]): string {
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

/** Writes everything stored about one person; the exit code is 1 if that is nothing. */
export async function writePerson(
  store: Store,
  email: string,
  out: string | undefined,
  output: CommandOutput,
): Promise<number> {
  const { leads, subscriber } = await store.person(email)
  const newsletter = subscriber ? subscriberRecord(subscriber) : null
  await writeOutput([toJson({ leads: leads.map(leadRecord), newsletter })], { file: out }, output)
  return leads.length > 0 || subscriber ? 0 : 1
}

/**
 * Makes a subscriber's unsubscribe link, the same as in our own mails; undefined if the site's address is unknown.
 * Throws an EnvError if the settings are wrong.
 */
export async function unsubscribeLinks(store: Store, variables: Record<string, string | undefined>) {
  const env = readEnv(variables)
  const origin = env.publicOrigin ?? (await readReachedAt(store.sql.read)) ?? reachedAt(env, env.port)
  if (origin === undefined) return undefined
  const tokens = linkTokens(env.newsletterSecret ?? readLinkSecret(env.dataDir))
  return (uid: string) => `${origin}${newsletterPath('unsubscribe')}?token=${tokens.unsubscribe(uid)}`
}
