import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { mailFrom, openConversation } from '../testing/conversation.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { databases } from '../testing/stores.ts'
import { orderSearchWords } from '../../sales-desk/server/search-leads.ts'

const leads = 10_000
/** Milliseconds. */
const longest = 120_000
/** Number of concurrent mails: mail services do not wait for one answer before they deliver the next. */
const atOnce = 8

/** Does `work` for each of these, that many concurrently. */
async function forEachAtOnce<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all].values()
  const worker = async () => {
    for (const one of left) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

test.each(databases)(
  `${leads} replies to as many leads find theirs by their headers within two minutes, on %s`,
  { timeout: 3 * longest, tags: ['full'] },
  async (database) => {
    const { store, take } = await openConversation(database)
    await forEachAtOnce(Array(leads).keys(), async (at) => {
      await acceptLead(store, { ...sampleLead, email: `visitor-${at}@kaveribank.example` }, [], new Date())
    })
    const rows = await store.sql.read<{ reference: string; uid: string }>`SELECT reference, uid FROM leads`
    await store.sql.transaction((query) => query`UPDATE leads SET stage = 'answered'`)
    // As when the server starts.
    await orderSearchWords(store.sql)
    // From other addresses, so that only the headers can match.
    const mails = rows.toReversed().map(({ reference, uid }, at) => ({
      reference,
      mail: mailFrom({ from: `colleague-${at}@elsewhere.example`, answers: `${uid}.thanks@our.example` }),
    }))
    const began = performance.now()
    let wrong = 0
    await forEachAtOnce(mails, async ({ reference, mail }) => {
      const taken = await take(mail)
      if (taken === 'no mail' || !('reference' in taken) || taken.reference !== reference) wrong++
    })
    const took = performance.now() - began
    expect(wrong).toBe(0)
    expect(took, 'milliseconds').toBeLessThan(longest)
    const [row] = await store.sql.read<{
      number: number
    }>`SELECT count(*) AS number FROM leads WHERE replied_at IS NOT NULL`
    expect(Number(row?.number)).toBe(leads)
  },
)
