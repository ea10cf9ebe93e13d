import type { Log, LogFields } from '../log.ts'
import type { Destination } from '../store/delivery.ts'
import type { Claim, Outcome, OutboxStore } from '../store/outbox-store.ts'
import { storeFailure } from '../store/store-failure.ts'
import { deliver } from './deliverers.ts'
import type { Deliverers } from './deliverers.ts'
import { deliveryFailure } from './delivery-failure.ts'
import { deliveryLanes } from './delivery-lanes.ts'
import { nextAttempt } from './retry-schedule.ts'

export interface DeliveryWorker {
  start(): void
  /** Looks at the outbox now: a lead has come in. */
  wake(): void
  /** Takes nothing more and resolves when the deliveries under way have ended. */
  stop(): Promise<void>
}

export interface DeliveryWorkerOptions {
  store: OutboxStore
  deliverers: Deliverers
  /** Who hears of a lead that could not be delivered. */
  alerts?: readonly Destination[]
  log: Log
  /** Whether many leads are coming in at this moment: taking them goes before sending them on. */
  isCrowded?: () => boolean
  /** Hears that a delivery was made that was not ours any more: what it is about may have been erased meanwhile. */
  onLost?: () => void
  now?: () => Date
  random?: () => number
}

/** How long a claimed delivery belongs to its worker (milliseconds); longer than any send may take. */
const lease = 2 * 60_000

/** Look at the outbox at least this often (milliseconds), should the clock or another process surprise us. */
const longestSleep = 30_000

/** In a crowd each lane takes one delivery in so many milliseconds: a crowd that stays holds up none for good. */
const crowdedPause = 250

export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { store, log, isCrowded = () => false, now = () => new Date() } = options
  const idle = new Set<() => void>()
  const steppingBack = new Set<() => void>()
  const stopping = new AbortController()
  let lanes: Promise<void>[] = []
  let wakes = 0

  const sleep = (milliseconds: number, sleepers: Set<() => void>) =>
    new Promise<void>((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer)
        sleepers.delete(wakeUp)
        resolve()
      }
      const timer = setTimeout(wakeUp, milliseconds)
      sleepers.add(wakeUp)
    })
  const wakeAll = (sleepers: Set<() => void>) => [...sleepers].forEach((wakeUp) => wakeUp())

  /** Delivers a claim, and takes the next one in the transaction that records how it ended: a commit is a wait. */
  async function deliverAndTakeNext(claim: Claim): Promise<Claim | undefined> {
    const outcome = await attempt(claim, options)
    const goesOn = !stopping.signal.aborted && !isCrowded()
    const [settled, next] = await Promise.allSettled([
      settle(claim, outcome, options),
      goesOn ? store.claimDelivery(now(), lease) : undefined,
    ])
    if (next.status === 'fulfilled' && next.value) {
      if (settled.status === 'rejected') log('error', 'outbox_unavailable', storeFailure(settled.reason))
      return next.value
    }
    if (settled.status === 'rejected') throw settled.reason
    return undefined
  }

  async function takeOne(): Promise<Claim | undefined> {
    if (isCrowded()) await sleep(crowdedPause, steppingBack)
    return stopping.signal.aborted ? undefined : store.claimDelivery(now(), lease)
  }

  async function runLane(): Promise<void> {
    let next: Claim | undefined
    while (next || !stopping.signal.aborted) {
      let pause = longestSleep
      const heard = wakes
      try {
        const claim: Claim | undefined = next ?? (await takeOne())
        next = undefined
        if (claim) {
          next = await deliverAndTakeNext(claim)
          continue
        }
        const due = await store.nextDeliveryAt()
        if (due) pause = Math.min(Math.max(due.getTime() - now().getTime(), 0) + 1, longestSleep)
      } catch (error) {
        log('error', 'outbox_unavailable', storeFailure(error))
      }
      // What it has just read may be older than a call that came while it read.
      if (!stopping.signal.aborted && heard === wakes) await sleep(pause, idle)
    }
  }

  return {
    start: () => {
      lanes = Array.from({ length: deliveryLanes }, runLane)
    },
    wake: () => {
      wakes += 1
      wakeAll(idle)
    },
    stop: async () => {
      stopping.abort()
      wakeAll(idle)
      wakeAll(steppingBack)
      await Promise.all(lanes)
    },
  }
}

/** Records how a delivery ended. */
async function settle(claim: Claim, outcome: Outcome, options: DeliveryWorkerOptions): Promise<void> {
  const { store, log, onLost } = options
  const held = await store.settleDelivery(claim, outcome)
  if (!held) {
    log('warn', 'delivery_lease_lost', logFields(claim))
    onLost?.()
  } else if (outcome.state === 'delivered' || outcome.state === 'kept') {
    log('info', 'delivery_done', logFields(claim))
  }
}

async function attempt(claim: Claim, options: DeliveryWorkerOptions): Promise<Outcome> {
  const { deliverers, alerts = [], log, now = () => new Date(), random } = options
  try {
    const state = await deliver(deliverers, claim)
    return { state, at: now() }
  } catch (error) {
    const { permanent, reason, code, retryAfter } = deliveryFailure(error)
    const next = permanent
      ? undefined
      : nextAttempt(claim.attempts, claim.queuedAt, now(), { random, atLeast: retryAfter })
    const fields = { ...logFields(claim), code }
    if (next) {
      log('warn', 'delivery_retry', fields)
      return { state: 'waiting', nextAttemptAt: next, error: reason }
    }
    log('error', 'delivery_dead', fields)
    // An alert that does not arrive raises no alert: the log has to do.
    return { state: 'dead', deadAt: now(), error: reason, alerts: isAlert(claim) ? [] : alerts }
  }
}

const isAlert = ({ kind }: Claim) => /^(?:alert|quiet)-/.test(kind)

/** Names the lead by its reference; a subscriber has no name but the address, so is not named. */
function logFields(claim: Claim): LogFields {
  const { kind, attempts } = claim
  return { ...('lead' in claim && { reference: claim.lead.reference }), kind, attempts }
}
