import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { mailFrom, openConversation } from '../testing/conversation.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { databases } from '../testing/stores.ts'

const leads = 10_000
const longest = 120_000

test.each(databases)(
  `${leads} replies to as many leads find theirs by their headers within two minutes, on %s`,
  { timeout: 600_000, tags: ['full'] },
  async (database) => {
    const { store, take } = await openConversation(database)
    const references = new Map<string, string>()
    for (let at = 0; at < leads; at++) {
      const details = { ...sampleLead, email: `visitor-${at}@kaveribank.example` }
      const { reference } = await acceptLead(store, details, [], new Date())
      references.set(reference, '')
    }
    const rows = await store.sql.read<{ reference: string; uid: string }>`SELECT reference, uid FROM leads`
    for (const { reference, uid } of rows) references.set(reference, uid)
    await store.sql.transaction((query) => query`UPDATE leads SET stage = 'answered'`)
    // From other addresses, so that the headers alone can tell.
    const mails = [...references].toReversed().map(([reference, uid], at) => ({
      reference,
      mail: mailFrom({ from: `colleague-${at}@elsewhere.example`, answers: `${uid}.thanks@our.example` }),
    }))
    const began = performance.now()
    let wrong = 0
    for (const { reference, mail } of mails) {
      const taken = await take(mail)
      if (taken === 'no mail' || !('reference' in taken) || taken.reference !== reference) wrong++
    }
    const took = performance.now() - began
    expect(wrong).toBe(0)
    expect(took, 'milliseconds').toBeLessThan(longest)
    const [row] = await store.sql.read<{
      number: number
    }>`SELECT count(*) AS number FROM leads WHERE replied_at IS NOT NULL`
    expect(Number(row?.number)).toBe(leads)
  },
)
