import { minute } from '../../common/lead/milliseconds.ts'
import { sourceFrom } from '../../common/lead/lead-source.ts'
import type { Query } from '../../leads/store/database.ts'
import { writeLead } from '../../leads/store/lead-writer.ts'
import type { Store } from '../../leads/store/open-store.ts'
import { addWords, wordsOf } from '../../leads/store/search-words.ts'

const atOnce = 500
const firstNames = 'Nandini Farhan Asha Ravi Meera Kabir Lakshmi Imran Divya Arjun'.split(' ')
const lastNames = 'Rao Menon Khan Iyer Das Patel Singh Nair Bose Kulkarni'.split(' ')
const companies = ['Kaveri Bank', 'Neem Retail', 'Sahyadri Freight', 'Lotus Clinics', 'Banyan Insurance']
/** One of fifty is spam, one of forty new, and so on; all others are answered. */
const rareStages = { spam: 50, new: 40, open: 30, won: 9, lost: 4 }

/**
 * Leads a minute apart up to `now`, most of them dealt with, each with a mail that was delivered and ten entries of
 * history. Every tenth has a note with words to search among them.
 */
export async function fillStore(store: Store, leads: number, member: string, now: number): Promise<void> {
  for (let first = 0; first < leads; first += atOnce)
    await store.sql.transaction(async (query) => {
      for (let number = first; number < first + atOnce; number++)
        await addLead(query, number, member, now - (leads - number) * minute)
    })
  await store.sql.transaction(
    (query) => query`UPDATE outbox SET state = 'delivered', delivered_at = queued_at,
      next_attempt_at = NULL`,
  )
}

async function addLead(query: Query, number: number, member: string, at: number): Promise<void> {
  const nth = (words: readonly string[], by: number) => words[Math.floor(number / by) % words.length] ?? ''
  const { reference } = await writeLead(query, {
    name: `${nth(firstNames, 1)} ${nth(lastNames, 10)}`,
    email: `person${number}@company${number % 997}.example`,
    phone: `+91 98450 ${10_000 + (number % 90_000)}`,
    company: nth(companies, 7),
    message: `We get calls about order${number % 5003} and claim${number % 4999} in the evening, in Kannada and Tamil.`,
    receivedAt: new Date(at),
    consentVersion: '1',
    contentHash: String(number),
    source: sourceFrom({}),
    spam: { score: 0, reasons: [], held: false },
    destinations: [{ kind: 'lead-mail', address: 'sales@our.example' }],
  })
  const [stage = 'answered'] = Object.entries(rareStages).find(([, every]) => number % every === 0) ?? []
  const answeredAt = stage === 'new' || stage === 'open' ? null : at + (number % 1500) * minute
  const [lead] = await query`UPDATE leads SET stage = ${stage}, answered_at = ${answeredAt},
    assignee = ${stage === 'new' ? null : member}, answered_by = ${answeredAt === null ? null : member}
    WHERE reference = ${reference} RETURNING id`
  const id = Number(lead?.['id'])
  await query`INSERT INTO lead_history (lead_id, at, member, kind, body, version)
    WITH RECURSIVE steps (step) AS (SELECT 1 UNION ALL SELECT step + 1 FROM steps WHERE step < 10)
    SELECT CAST(${id} AS BIGINT), CAST(${at} AS BIGINT) + step * ${minute}, ${member}, 'stage', 'open', step FROM steps`
  if (number % 10 > 0) return
  const note = `Called back, budget${(number / 10) % 301}`
  await query`UPDATE lead_history SET kind = 'note', body = ${note} WHERE lead_id = ${id} AND version = 10`
  await query`${addWords(id, wordsOf(note))}`
}
