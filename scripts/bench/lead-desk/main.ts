import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { emailCallPath } from '../../../lead/email-call.ts'
import { openStoreForReading } from '../../../server/store/open-store.ts'
import { leadStoreFile } from '../../../server/env.ts'
import { sampleCall } from '../../../server/testing/sample-call.ts'
import { LeadDesk } from '../../../tests/support/lead-desk.ts'
import { Mailbox } from '../../../tests/support/mailbox.ts'
import { median, percentile } from '../statistics.ts'
import { commitsPerSecond } from './commit-loop.ts'
import { load } from './load.ts'

const seconds = 8
const turns = 8
const goals = { leads: 0.5, pages: 0.7 }

/** A page as long as the site's longest, and one without anything. */
async function makeSite(folder: string): Promise<void> {
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>Page</title>${'x'.repeat(30_000)}`)
  await writeFile(join(folder, 'empty.txt'), '')
}

/** Sends leads as fast as they are taken, then waits for their mails and counts what became of each. */
async function measureLeads(site: string) {
  const mailbox = await Mailbox.open()
  const env = { SITE_DIR: site, SMTP_URL: mailbox.url, RATE_LIMIT_PER_MINUTE: '100000', SPAM_HOLD_SCORE: '0' }
  const desk = await LeadDesk.start({ env })
  const bare = await commitsPerSecond(seconds / 2)
  const { answers, perSecond } = await load(desk.origin, seconds, (number) => {
    const email = `sender${number}@kaveribank.example`
    const call = sampleCall({ from_email: email, reply_to: email, message: `Lead ${number}` })
    return { path: emailCallPath, json: JSON.stringify(call) }
  })
  const store = await openStoreForReading({ file: leadStoreFile(desk.dataDir) })
  while ((await store.counts()).deliveries.waiting > 0) await wait(250)
  const { leads } = await store.counts()
  await store.close()
  await desk.stop()
  const ids = mailbox.received.map(({ mail }) => mail.messageId)
  await mailbox.close()
  const acknowledged = answers.filter(({ status }) => status === 200)
  const times = acknowledged.map(({ milliseconds }) => milliseconds)
  return {
    perSecond: (perSecond * acknowledged.length) / answers.length,
    bare,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    counts: {
      sent: answers.length,
      acknowledged: acknowledged.length,
      stored: leads,
      delivered: new Set(ids).size,
      duplicates: ids.length - new Set(ids).size,
      lost: Math.max(acknowledged.length - leads, acknowledged.length - new Set(ids).size, 0),
    },
  }
}

/** Static pages against the same server answering an empty body, in turns: what else the machine does meets both. */
async function measurePages(site: string) {
  const desk = await LeadDesk.start({ env: { SITE_DIR: site } })
  const rate = async (path: string) =>
    (await load(desk.origin, seconds / (2 * turns), () => ({ path }))).perSecond
  await rate('/')
  const pages: number[] = []
  const empty: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    pages.push(await rate('/'))
    empty.push(await rate('/empty.txt'))
  }
  await desk.stop()
  return { pages: median(pages), empty: median(empty) }
}

const [busy = 0] = loadavg()
if (busy > availableParallelism() / 2) console.warn('The machine is busy: the figures will be unsteady.')
const site = await mkdtemp(join(tmpdir(), 'bench-site-'))
await makeSite(site)
const leads = await measureLeads(site)
const pages = await measurePages(site)
await rm(site, { recursive: true })

const leadRatio = leads.perSecond / leads.bare
const pageRatio = pages.pages / pages.empty
const whole = (value: number) => Math.round(value).toLocaleString('en-IN')
console.log(
  `Leads accepted    ${whole(leads.perSecond)} a second at 64 connections, p50 ${leads.p50.toFixed(1)} ms, p99 ${leads.p99.toFixed(1)} ms`,
)
console.log(
  `Bare commits      ${whole(leads.bare)} a second: ratio ${leadRatio.toFixed(2)} (goal ${goals.leads})`,
)
console.log(
  `Leads             ${Object.entries(leads.counts)
    .map(([what, count]) => `${what} ${whole(count)}`)
    .join(', ')}`,
)
console.log(
  `Pages of 30 kB    ${whole(pages.pages)} a second, empty answers ${whole(pages.empty)}: ratio ${pageRatio.toFixed(2)} (goal ${goals.pages})`,
)
process.exitCode = leads.counts.lost === 0 && leadRatio >= goals.leads && pageRatio >= goals.pages ? 0 : 1
