import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { temporaryStore } from '../../testing/temporary-store.ts'
import { migrations } from '../migrations/migrations.ts'
import { migrate } from './migrate.ts'

test('migrates the first version’s leads with the state of their mail', async () => {
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  const first = new DatabaseSync(file)
  first.exec('PRAGMA journal_mode = WAL')
  migrate(first, migrations.slice(0, 1))
  const at = Date.UTC(2025, 9, 14)
  const states = ['waiting', 'delivered', 'kept', 'dead']
  for (const [index, state] of states.entries()) {
    first
      .prepare(
        `INSERT INTO leads VALUES (?, ?, ?, ?, 'Nandini', 'Nandini.R@kaveribank.example', '+91', 'Kaveri', 'Hello')`,
      )
      .run(index + 1, `LEAD-251014-000${index + 1}`, `uid-${index}`, at + index)
    const isDone = state === 'delivered' || state === 'kept'
    first
      .prepare(
        `INSERT INTO outbox (lead_id, position, kind, address, state, attempts, next_attempt_at, delivered_at, delivered_by)
         VALUES (?, 1, 'mail', 'sales@our.example', ?, 2, ?, ?, ?)`,
      )
      .run(
        index + 1,
        isDone ? 'delivered' : state,
        state === 'waiting' ? at : null,
        isDone ? at + 5 : null,
        isDone ? (state === 'kept' ? 'eml' : 'smtp') : null,
      )
  }
  first.close()

  const store = temporaryStore(file)
  const leads = (await store.list({})).toReversed()
  expect(leads.map(({ deliveries }) => deliveries[0]?.state)).toEqual(states)
  expect(leads[1]?.deliveries[0]).toEqual({
    destination: { kind: 'lead-mail', address: 'sales@our.example' },
    position: 1,
    state: 'delivered',
    attempts: 2,
    nextAttemptAt: null,
    deliveredAt: new Date(at + 5),
    dismissedAt: null,
    lastError: null,
  })
  expect(leads[0]).toMatchObject({ consentVersion: '', spam: { score: 0, reasons: [] } })
  expect(await store.claimDelivery(new Date(at), 1000)).toMatchObject({ queuedAt: new Date(at), attempts: 3 })
})
