import { tmpdir } from 'node:os'
import { createHistogram, performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { leadStoreFile } from '../../leads/env.ts'
import { openStoreForReading } from '../../leads/store/open-store.ts'
import { postLead } from '../../leads/testing/post-lead.ts'
import { sampleCall } from '../../leads/testing/sample-call.ts'
import { LeadDesk } from '../../tests/support/lead-desk.ts'
import type { Found } from './main.ts'
import { inWords, markdownTable } from './report.ts'

const seconds = 8

/** Sends leads from 64 connections as fast as they are accepted, then counts the outcomes. */
export async function measureLeads(say: (step: string) => void): Promise<Found> {
  const leadDesk = await LeadDesk.start({
    // Disk time is part of the figure.
    dataIn: tmpdir(),
    env: { RATE_LIMIT_PER_MINUTE: '100000', SPAM_HOLD_SCORE: '0' },
  })
  // A server that has just started is still being compiled.
  say('warming up')
  const early = await sendLeads(leadDesk.origin, 3, 'early')
  say('leads')
  const taken = await sendLeads(leadDesk.origin, seconds, 'sender')
  const stored = await untilDelivered(leadDesk.dataDir)
  await leadDesk.stop()
  const acknowledged = taken.count + early.count
  const perSecond = taken.count / seconds
  return {
    bars: [
      { what: 'Leads taken a second', value: perSecond, atLeast: 300 },
      { what: 'Leads acknowledged and not stored', value: Math.max(0, acknowledged - stored), atMost: 0 },
    ],
    text: `64 connections on this machine, which both sends and answers. Each lead is on the disk before its answer, and each mail is
written to the server's folder of mails, as without a mail server.

${markdownTable(
  ['Leads a second', 'Answered after, median', '99 of 100', 'Acknowledged', 'Stored'],
  [[perSecond.toFixed(0), inWords(taken, 50), inWords(taken, 99), String(acknowledged), String(stored)]],
)}`,
  }
}

/** Keeps 64 connections busy for so many seconds, and returns how long each lead took; each has another address. */
async function sendLeads(origin: string, howLong: number, name: string) {
  const answered = createHistogram()
  const end = performance.now() + howLong * 1000
  let number = 0
  const send = async () => {
    while (performance.now() < end) {
      number += 1
      const sent = performance.now()
      const email = `${name}-${number}@kaveribank.example`
      const own = { from_email: email, reply_to: email, message: `Lead ${name} ${number}` }
      const answer = await postLead(origin, sampleCall(own))
      await answer.text()
      if (answer.ok) answered.record(Math.ceil((performance.now() - sent) * 1_000_000))
    }
  }
  await Promise.all(Array.from({ length: 64 }, send))
  return answered
}

/** Waits until no delivery is left and returns how many leads there are. */
async function untilDelivered(dataDir: string): Promise<number> {
  await using store = await openStoreForReading({ file: leadStoreFile(dataDir) })
  while ((await store.counts()).deliveries.waiting > 0) await wait(250)
  return (await store.counts()).leads
}
