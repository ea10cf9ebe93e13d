import { setTimeout as wait } from 'node:timers/promises'
import { leadViews, type LeadListRequest } from '../../../lead/sales-desk-leads.ts'
import { signInLinks } from '../../../server/sales-desk/sign-in-link.ts'
import { addMember } from '../../../server/sales-desk/team.ts'
import { openStore, type StorePlace } from '../../../server/store/open-store.ts'
import { runOnPostgres } from '../../../server/testing/run-on-postgres.ts'
import { LeadDesk } from '../../../tests/support/lead-desk.ts'
import { sendLeads } from '../lead-desk/load.ts'
import { MailCounter } from '../lead-desk/mail-counter.ts'
import { median, percentile } from '../statistics.ts'
import { type DeskClient, signInByLink } from './desk-client.ts'
import { fillStore } from './fill-store.ts'

const people = 10
/** What somebody at a desk takes between two clicks (milliseconds): quick ones. */
const thinking = 1_000
const turnSeconds = 2
const requests = 300
const secret = 'a secret that only the benchmark knows'

export interface DeskFigures {
  path: string
  /** Milliseconds at the 95th percentile, over HTTP. */
  list: number
  search: number
  /** Leads taken in a second, nobody at the desk, and with ten people at work: medians of the turns. */
  alone: number
  beside: number
}

interface Measured {
  database: string
  place: StorePlace
  /** Folder of a site to serve, and folder for the store. */
  site: string
  dataDir: string
  leads: number
  turns: number
}

/** Fills a store, then asks a server for lists and searches, and sends leads without and with people at the desk. */
export async function measureDesk(options: Measured, say: (step: string) => void): Promise<DeskFigures> {
  const { database, place, leads } = options
  say(`${database}: ${leads} leads`)
  const tokens = await prepare(place, leads)
  const mails = await MailCounter.open()
  const desk = await LeadDesk.start({
    dataDir: options.dataDir,
    env: {
      SITE_DIR: options.site,
      SMTP_URL: mails.url,
      NEWSLETTER_SECRET: secret,
      RATE_LIMIT_PER_MINUTE: '100000',
      SPAM_HOLD_SCORE: '0',
      ...('url' in place && { DATABASE_URL: place.url }),
    },
  })
  try {
    const team = []
    for (const token of tokens) team.push(await signInByLink(desk.origin, token))
    const [first] = team
    if (!first) throw new Error('Nobody is on the team')
    say(`${database}: lists and searches`)
    const list = await ninetyFifth(first, listRequest)
    const search = await ninetyFifth(first, searchRequest)
    say(`${database}: leads, without and with people at the desk`)
    return { path: database, list, search, ...(await inTurns(desk.origin, team, options.turns)) }
  } finally {
    await desk.stop()
    await mails.close()
  }
}

/** Answers a link's token for each of the team. */
async function prepare(place: StorePlace, leads: number): Promise<string[]> {
  await using store = await openStore(place)
  const links = signInLinks(secret)
  const now = new Date()
  const team = await store.sql.transaction(async (query) => {
    const invited = []
    for (let number = 0; number < people; number++) {
      const member = await addMember(query, { email: `member${number}@our.example`, role: 'member' }, now)
      invited.push({
        id: member.id,
        token: links.token(await links.write(query, member, 'invite-mail', now)),
      })
    }
    return invited
  })
  await fillStore(store, leads, team[0]?.id ?? '', now.getTime())
  // Autovacuum does it within a minute.
  if ('url' in place) await runOnPostgres(place.url, 'VACUUM ANALYZE')
  return team.map(({ token }) => token)
}

const listRequest = (number: number): LeadListRequest => ({
  view: leadViews[number % leadViews.length] ?? 'all',
  ...(number % 3 === 0 && { cursor: String(1 + ((number * 7919) % 18_000)) }),
})

/** A rare word, two words, the beginning of one, a note's, and what nearly every lead holds. */
const searches = [
  (number: number) => `order${number % 5003}`,
  (number: number) => `claim${number % 4999} kannada`,
  () => 'nand kav',
  (number: number) => `budget${number % 301}`,
  () => 'evening',
]
const searchRequest = (number: number): LeadListRequest => ({
  view: 'all',
  search: searches[number % searches.length]?.(number * 31) ?? '',
})

async function ninetyFifth(client: DeskClient, next: (number: number) => LeadListRequest): Promise<number> {
  // The first are still being compiled.
  for (let number = 0; number < 40; number++) await client.list(next(number))
  const times: number[] = []
  for (let number = 0; number < requests; number++) {
    const sent = performance.now()
    await client.list(next(number))
    times.push(performance.now() - sent)
  }
  return percentile(times, 95)
}

async function inTurns(origin: string, team: readonly DeskClient[], turns: number) {
  const rate = async (name: string) => (await sendLeads(origin, turnSeconds, name)).takenPerSecond
  await rate('warm')
  const alone: number[] = []
  const beside: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    alone.push(await rate(`alone${turn}`))
    const leaving = new AbortController()
    const working = Promise.allSettled(team.map((client, number) => work(client, number, leaving.signal)))
    beside.push(await rate(`beside${turn}`))
    leaving.abort()
    const failed = (await working).find(({ status }) => status === 'rejected')
    // Who was turned away did no work, so the turn says nothing.
    if (failed && 'reason' in failed) throw failed.reason
  }
  return { alone: median(alone), beside: median(beside) }
}

/** Looks through lists, opens leads and writes notes, until told to stop. */
async function work(client: DeskClient, number: number, leaving: AbortSignal): Promise<void> {
  for (let round = number; !leaving.aborted; round++) {
    const { rows } = await client.list(round % 3 === 0 ? searchRequest(round) : listRequest(round))
    const row = rows[(round * 13) % Math.max(1, rows.length)]
    await wait(thinking / 2)
    if (row && !leaving.aborted) {
      await client.open(row.reference)
      if (round % 2 === 0) await client.note(row.reference, row.version)
    }
    await wait(thinking / 2)
  }
}
