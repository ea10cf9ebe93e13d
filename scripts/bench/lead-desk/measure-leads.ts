import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { leadStoreFile } from '../../../server/env.ts'
import { openStoreForReading } from '../../../server/store/open-store.ts'
import { LeadDesk } from '../../../tests/support/lead-desk.ts'
import { sendLeads } from './load.ts'
import { MailCounter } from './mail-counter.ts'

const row = 'x'.repeat(300)

/** How many rows a bare loop writes a second, each in a commit of its own that waits for the disk. */
async function commitsPerSecond(seconds: number): Promise<number> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-commits-'))
  using database = new DatabaseSync(join(folder.path, 'loop.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (text TEXT)')
  const insert = database.prepare('INSERT INTO rows VALUES (?)')
  const start = performance.now()
  let count = 0
  for (; performance.now() - start < seconds * 1000; count++) insert.run(row)
  return count / ((performance.now() - start) / 1000)
}

/** A server that has just started is still being compiled. */
const warmUpSeconds = 3
const seconds = 5
const bareSeconds = 2

const metricsToken = 'only for this benchmark'

export interface LeadFigures {
  path: 'lead desk'
  /** Accepted in a second, and commits of a bare loop in a second on the same disk. */
  perSecond: number
  bare: number
  /** Milliseconds from call to answer. */
  p50: number
  p99: number
  /** Processor time of the server for a lead (microseconds), the mails that it sent meanwhile included. */
  cpu: number
  /** Mails in a second once no more leads came. */
  mailsPerSecond: number
  counts: Record<'sent' | 'acknowledged' | 'stored' | 'delivered' | 'duplicates' | 'lost', number>
}

/** Sends leads as fast as they are taken, then waits for their mails and counts what became of each. */
export async function measureLeads(site: string): Promise<LeadFigures> {
  const mails = await MailCounter.open()
  const desk = await LeadDesk.start({
    // What a disk takes is part of the figure.
    dataIn: tmpdir(),
    env: {
      SITE_DIR: site,
      SMTP_URL: mails.url,
      RATE_LIMIT_PER_MINUTE: '100000',
      SPAM_HOLD_SCORE: '0',
      METRICS_TOKEN: metricsToken,
    },
  })
  const warmUp = await sendLeads(desk.origin, warmUpSeconds, 'early')
  const bareBefore = await commitsPerSecond(bareSeconds)
  const cpuBefore = await cpuSeconds(desk.origin)
  const { sent, taken, takenPerSecond, p50, p99 } = await sendLeads(desk.origin, seconds, 'sender')
  const cpu = ((await cpuSeconds(desk.origin)) - cpuBefore) / taken
  const mailsBefore = mails.ids.length
  const calm = performance.now()
  const leads = await untilDelivered(desk.dataDir)
  const mailsPerSecond = ((mails.ids.length - mailsBefore) / (performance.now() - calm)) * 1000
  // The disk is not the same at all times: it is asked on both sides of what is compared with it.
  const bareAfter = await commitsPerSecond(bareSeconds)
  await desk.stop()
  await mails.close()

  const acknowledged = taken + warmUp.taken
  const delivered = new Set(mails.ids).size
  return {
    path: 'lead desk',
    perSecond: takenPerSecond,
    bare: (bareBefore + bareAfter) / 2,
    p50,
    p99,
    cpu: cpu * 1_000_000,
    mailsPerSecond,
    counts: {
      sent: sent + warmUp.sent,
      acknowledged,
      stored: leads,
      delivered,
      duplicates: mails.ids.length - delivered,
      lost: Math.max(acknowledged - leads, acknowledged - delivered, 0),
    },
  }
}

async function cpuSeconds(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } })
  return Number(/^lead_desk_cpu_seconds_total (\S+)$/m.exec(await answer.text())?.[1])
}

/** Waits until no delivery is left and answers how many leads there are. */
async function untilDelivered(dataDir: string): Promise<number> {
  await using store = await openStoreForReading({ file: leadStoreFile(dataDir) })
  while ((await store.counts()).deliveries.waiting > 0) await wait(250)
  return (await store.counts()).leads
}
