import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { nextAttempt } from '../../leads/outbox/retry-schedule.ts'
import { openSqliteStore, type Store } from '../../leads/store/open-store.ts'
import type { Claim } from '../../leads/store/claim.ts'
import { mailTo } from '../../leads/testing/mail-to.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { freshPlace, storeAt, type databases } from '../../leads/testing/stores.ts'
import { minute } from '../../common/lead/milliseconds.ts'

/** A folder in memory, if the system has one: this tests the order of steps, not syncing. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

const lease = 2 * minute
const start = Date.UTC(2025, 9, 14, 6)
const alerts = [{ kind: 'alert-mail', address: 'ops@our.example' }] as const

/** A plain model of the expected outbox. */
interface Model {
  now: number
  /** Whether a start releases the leases. */
  alone: boolean
  leads: number
  /** Claims that have not reported yet, by token, with the end of their lease. */
  claims: Map<string, { claim: Claim; until: number }>
  /** Reported successes, by outbox number. */
  delivered: Set<number>
  /** The current holder of a row: only that token may report. */
  holder: Map<number, string>
}

type Step = fc.AsyncCommand<Model, Store>

const step = (name: string, run: (model: Model, store: Store) => Promise<void>): Step => ({
  check: () => true,
  run,
  toString: () => name,
})

const acceptStep = step('accept', async (model, store) => {
  model.leads += 1
  const lead = { ...sampleLead, message: `Lead ${model.leads}` }
  await acceptLead(store, lead, mailTo('sales@our.example'), new Date(model.now))
})

const claimStep = step('claim', async (model, store) => {
  const claim = await store.claimDelivery(new Date(model.now), lease)
  if (!claim) return
  // An alert may be raised again; a lead's delivery is never repeated after it reported success.
  assert(!(claim.kind === 'lead-mail' && model.delivered.has(claim.outboxId)))
  const holder = model.claims.get(model.holder.get(claim.outboxId) ?? '')
  // A claim may be taken over only after its lease has ended, or if the clock went back to before its start.
  if (holder) assert(holder.until <= model.now || holder.until > model.now + lease)
  model.claims.set(claim.token, { claim, until: model.now + lease })
  model.holder.set(claim.outboxId, claim.token)
})

const recordStep = (which: number, end: 'delivered' | 'waiting' | 'dead') =>
  step(`record ${which} as ${end}`, async (model, store) => {
    const tokens = [...model.claims.keys()]
    const token = tokens[which % Math.max(tokens.length, 1)]
    const held = token === undefined ? undefined : model.claims.get(token)
    if (!held || token === undefined) return
    const { claim } = held
    const now = new Date(model.now)
    const next = nextAttempt(claim.attempts, claim.queuedAt, now) ?? now
    const recorded = await store.recordOutcome(
      claim,
      end === 'delivered'
        ? { state: 'delivered', at: now }
        : end === 'waiting'
          ? { state: 'waiting', failedAt: now, nextAttemptAt: next, error: '451', alerts: [] }
          : { state: 'dead', failedAt: now, error: '550', alerts: claim.kind === 'alert-mail' ? [] : alerts },
    )
    // A worker that slept must not overwrite another's result.
    assert.equal(recorded, model.holder.get(claim.outboxId) === token)
    model.claims.delete(token)
    if (!recorded) return
    model.holder.delete(claim.outboxId)
    if (end === 'delivered') model.delivered.add(claim.outboxId)
    if (end === 'dead' && claim.kind === 'lead-mail') forgetAlerts(model, claim)
  })

/** If a lead fails permanently again, its alert is queued again, and the old alert's claim is void. */
function forgetAlerts(model: Model, dead: Claim): void {
  for (const { claim } of model.claims.values()) {
    if (claim.kind !== 'alert-mail' || !('lead' in dead)) continue
    if (claim.lead.reference === dead.lead.reference) model.holder.delete(claim.outboxId)
  }
}

const moveClock = (minutes: number) =>
  step(`clock ${minutes} min`, async (model) => {
    model.now += minutes * minute
  })

const restartStep = step('kill and restart', async (model, store) => {
  await store.releaseLeases()
  // If a server is alone, its start releases the leases; their workers are gone, and should one return, it holds
  // nothing. On Postgres other servers may hold some: those expire.
  if (model.alone) model.holder.clear()
})

const retryStep = step('retry all', async (model, store) => void (await store.retryNow(new Date(model.now))))
const replayStep = step('replay all', async (model, store) => {
  await store.replayDead(new Date(model.now))
})

const steps = [
  fc.constant(acceptStep),
  fc.constant(claimStep),
  fc.constant(claimStep),
  fc
    .tuple(fc.nat(5), fc.constantFrom('delivered', 'waiting', 'dead'))
    .map(([which, end]) => recordStep(which, end)),
  // Seconds to days, an hour back, a year forward.
  fc.constantFrom(0.1, 1, 2, 5, 60, 600, -60, 365 * 24 * 60).map(moveClock),
  fc.constant(restartStep),
  fc.constant(retryStep),
  fc.constant(replayStep),
]

/** A working destination and enough time: everything is delivered in the end. */
async function drain(model: Model, store: Store): Promise<void> {
  // By then every lease has expired.
  model.now += 2 * lease
  await store.replayDead(new Date(model.now))
  await store.retryNow(new Date(model.now))
  for (;;) {
    const claim = await store.claimDelivery(new Date(model.now), lease)
    if (!claim) return
    assert(!(model.delivered.has(claim.outboxId) && claim.kind === 'lead-mail'))
    assert(await store.recordOutcome(claim, { state: 'delivered', at: new Date(model.now) }))
  }
}

/** Stores that start empty and are cheap to create. */
async function emptyStores(database: (typeof databases)[number]) {
  if (database === 'SQLite') {
    return async () => {
      const folder = mkdtempSync(path.join(memory, 'lead-desk-states-'))
      const store = openSqliteStore(path.join(folder, 'leads.sqlite'))
      const drop = async () => {
        await store.close()
        rmSync(folder, { recursive: true })
      }
      return { store, drop }
    }
  }
  const place = await freshPlace(database)
  const store = await storeAt(place)
  const admin = new pg.Client('url' in place ? place.url : '')
  await admin.connect()
  onTestFinished(() => admin.end())
  const drop = async () => void (await admin.query('TRUNCATE leads, reference_days CASCADE'))
  return async () => ({ store, drop })
}

test.each([
  { database: 'SQLite', runs: 100 },
  { database: 'Postgres', runs: 40 },
] as const)(
  'whatever happens in whatever order on $database: nothing is lost, overwritten or sent again after success',
  async ({ database, runs }) => {
    const emptyStore = await emptyStores(database)
    const history = async (commands: Iterable<Step>) => {
      const { store, drop } = await emptyStore()
      const model: Model = {
        now: start,
        alone: database === 'SQLite',
        leads: 0,
        claims: new Map(),
        delivered: new Set(),
        holder: new Map(),
      }
      try {
        await fc.asyncModelRun(() => ({ model, real: store }), commands)
        await drain(model, store)
        const leads = await store.list({})
        expect(leads).toHaveLength(model.leads)
        for (const { deliveries } of leads) {
          expect(deliveries.map(({ state }) => state)).toEqual(deliveries.map(() => 'delivered'))
        }
      } finally {
        await drop()
      }
    }
    await fc.assert(fc.asyncProperty(fc.commands(steps, { maxCommands: 60 }), history), { numRuns: runs })
  },
)
