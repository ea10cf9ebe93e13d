import { setTimeout as wait } from 'node:timers/promises'
import { emailCallPath } from '../../../lead/email-call.ts'
import { openStoreForReading } from '../../../server/store/open-store.ts'
import { leadStoreFile } from '../../../server/env.ts'
import { sampleCall } from '../../../server/testing/sample-call.ts'
import { LeadDesk } from '../../../tests/support/lead-desk.ts'
import { Mailbox } from '../../../tests/support/mailbox.ts'
import { percentile } from '../statistics.ts'
import { commitsPerSecond } from './commit-loop.ts'
import { load } from './load.ts'

const seconds = 8

export interface LeadFigures {
  path: 'lead desk'
  /** Accepted in a second, and commits of a bare loop in a second on the same disk. */
  perSecond: number
  bare: number
  /** Milliseconds from call to answer. */
  p50: number
  p99: number
  counts: Record<'sent' | 'acknowledged' | 'stored' | 'delivered' | 'duplicates' | 'lost', number>
}

/** Sends leads as fast as they are taken, then waits for their mails and counts what became of each. */
export async function measureLeads(site: string): Promise<LeadFigures> {
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
    path: 'lead desk',
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
