import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { emailCallPath } from '../../common/lead/email-call.ts'
import { leadStoreFile } from '../../leads/env.ts'
import { openStoreForReading } from '../../leads/store/open-store.ts'
import { sampleCall } from '../../leads/testing/sample-call.ts'
import { LeadDesk } from '../../tests/support/lead-desk.ts'
import { runCommand } from '../run-command.ts'
import type { Found } from './main.ts'
import { markdownTable } from './markdown-table.ts'

/** The parts used of autocannon's report. */
interface Report {
  duration: number
  '2xx': number
  latency: { p50: number; p99: number }
}

/** Sends leads from 64 connections as fast as they are accepted, then counts the outcomes. */
export async function measureLeads(say: (step: string) => void): Promise<Found> {
  await using site = await mkdtempDisposable(join(tmpdir(), 'bench-site-'))
  await writeFile(join(site.path, 'index.html'), '<!doctype html><title>Page</title>')
  await writeFile(
    join(site.path, '_page-policies.json'),
    JSON.stringify({ '/index.html': "default-src 'none'" }),
  )
  const leadDesk = await LeadDesk.start({
    // Disk time is part of the figure.
    dataIn: tmpdir(),
    env: { SITE_DIR: site.path, RATE_LIMIT_PER_MINUTE: '100000', SPAM_HOLD_SCORE: '0' },
  })
  // A server that has just started is still being compiled.
  say('warming up')
  const early = await sendLeads(leadDesk.origin, 3, 'early')
  say('leads')
  const { duration, '2xx': taken, latency } = await sendLeads(leadDesk.origin, 8, 'sender')
  const stored = await untilDelivered(leadDesk.dataDir)
  await leadDesk.stop()
  const acknowledged = taken + early['2xx']
  const perSecond = taken / duration
  return {
    bars: [
      { what: 'Leads taken a second', value: perSecond, atLeast: 300 },
      { what: 'Leads acknowledged and not stored', value: Math.max(0, acknowledged - stored), atMost: 0 },
    ],
    text: `64 connections on this machine, which both sends and answers. Each lead is on the disk before its answer, and each mail is
written to the server's folder of mails, as without a mail server.

${markdownTable(
  ['Leads a second', 'Answered after, median', '99 of 100', 'Acknowledged', 'Stored'],
  [[perSecond.toFixed(0), `${latency.p50} ms`, `${latency.p99} ms`, String(acknowledged), String(stored)]],
)}`,
  }
}

/**
 * Keeps 64 connections busy for that many seconds, from a separate process; every lead has its own address.
 */
async function sendLeads(origin: string, seconds: number, name: string): Promise<Report> {
  // autocannon replaces [<id>] with a different text for each call.
  const email = `${name}-[<id>]@kaveribank.example`
  const call = sampleCall({ from_email: email, reply_to: email, message: `Lead ${name} [<id>]` })
  const headers = ['--headers', `Origin=${origin}`, '--headers', 'Content-Type=application/json']
  const load = ['--json', '--connections', '64', '--duration', String(seconds), '--method', 'POST']
  const body = ['--idReplacement', '--body', JSON.stringify(call)]
  const { exitCode, output } = await runCommand('autocannon', [
    ...load,
    ...headers,
    ...body,
    origin + emailCallPath,
  ])
  if (exitCode !== 0) throw new Error(`autocannon failed: ${output}`)
  return JSON.parse(output) as Report
}

/** Waits until no delivery is left and returns how many leads there are. */
async function untilDelivered(dataDir: string): Promise<number> {
  await using store = await openStoreForReading({ file: leadStoreFile(dataDir) })
  while ((await store.counts()).deliveries.waiting > 0) await wait(250)
  return (await store.counts()).leads
}
