import type { Store } from '../../leads/store/open-store.ts'
import { addAllWords } from '../../leads/store/search-words.ts'
import { sql, trusted } from '../../leads/store/sql.ts'
import { minute } from '../../common/lead/milliseconds.ts'

/** Postgres takes at most ten seconds per statement, on a busy machine too. */
const atOnce = 1_000
const historyOfEach = 10

const pick = (words: readonly string[], by: string) =>
  trusted(
    `CASE (n / ${by}) % ${words.length} ${words.map((word, index) => `WHEN ${index} THEN '${word}'`).join(' ')} END`,
  )
const firstNames = 'Nandini Farhan Asha Ravi Meera Kabir Lakshmi Imran Divya Arjun'.split(' ')
const lastNames = 'Rao Menon Khan Iyer Das Patel Singh Nair Bose Kulkarni'.split(' ')
const companies = 'Kaveri Bank,Neem Retail,Sahyadri Freight,Lotus Clinics,Monsoon Air,Banyan Insurance'.split(
  ',',
)

/**
 * Leads a minute apart up to `now`, most of them handled, each with a delivered mail and ten history entries, one
 * in a hundred of which is a note with words to search for.
 */
export async function fillStore(store: Store, leads: number, member: string, now: number): Promise<void> {
  const begin = now - leads * minute
  for (let first = 1; first <= leads; first += atOnce) {
    await store.sql.transaction(async (query) => {
      const last = Math.min(first + atOnce - 1, leads)
      await query`WITH RECURSIVE numbers (n) AS (
          SELECT CAST(${first} AS BIGINT) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${last})
         INSERT INTO leads (reference, uid, received_at, name, email, phone, company, message, identity, consent_version,
           spam_score, spam_reasons, stage, due_at, assignee, answered_at, answered_by)
         SELECT 'BN-' || n, 'uid-' || n, ${begin} + n * ${minute}, ${pick(firstNames, '1')} || ' ' || ${pick(lastNames, '10')},
           'person' || n || '@company' || (n % 997) || '.example', '+91 98450 ' || (10000 + n % 90000), ${pick(companies, '7')},
           'We get calls about order' || (n % 5003) || ' and claim' || (n % 4999) || ' in the evening, in Kannada and Tamil.',
           'person' || n || '@company' || (n % 997) || '.example', '1', 0, '',
           CASE WHEN n % 50 = 0 THEN 'spam' WHEN n % 40 = 0 THEN 'new' WHEN n % 30 = 0 THEN 'open'
             WHEN n % 9 = 0 THEN 'won' WHEN n % 4 = 0 THEN 'lost' ELSE 'answered' END,
           ${begin} + n * ${minute} + 86400000, CASE WHEN n % 40 = 0 THEN NULL ELSE ${member} END,
           CASE WHEN n % 40 = 0 OR n % 30 = 0 THEN NULL ELSE ${begin} + n * ${minute} + (n % 1500) * ${minute} END,
           CASE WHEN n % 40 = 0 OR n % 30 = 0 THEN NULL ELSE ${member} END
         FROM numbers`
      // New rows are found by their ids: the database knows too little about a growing table to join it well.
      const [newest] = await query`SELECT max(id) AS id FROM leads`
      const highest = Number(newest?.['id'])
      const written = sql`id BETWEEN ${highest - (last - first)} AND ${highest}`
      await query`INSERT INTO outbox (lead_id, position, kind, address, destination, queued_at, state, delivered_at)
         SELECT id, 1, 'lead-mail', 'sales@our.example', 'mail', received_at, 'delivered', received_at
         FROM leads WHERE ${written}`
      await query`WITH RECURSIVE steps (step) AS (SELECT 1 UNION ALL SELECT step + 1 FROM steps WHERE step < ${historyOfEach}),
         entries AS (
           SELECT id, received_at, step, CAST(substr(reference, 4) AS BIGINT) * ${historyOfEach} + step AS number
           FROM leads CROSS JOIN steps WHERE ${written})
         INSERT INTO lead_history (lead_id, at, member, kind, body, version)
         SELECT id, received_at + step * ${minute}, ${member}, CASE WHEN number % 100 = 0 THEN 'note' ELSE 'stage' END,
           CASE WHEN number % 100 = 0 THEN 'Called back, budget' || (number / 100 % 301) ELSE 'open' END, step
         FROM entries`
    })
  }
  await store.sql.transaction(async (query) => {
    const steps = addAllWords()
    let step = steps.next()
    while (!step.done) step = steps.next(await query`${step.value}`)
  })
}
