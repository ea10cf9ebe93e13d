import { setTimeout as wait } from 'node:timers/promises'
import type { OutboxClaims } from '../store/outbox-claims.ts'
import type { Claim, Outcome } from '../store/claim.ts'
import type { RecipientsOf } from '../store/delivery.ts'
import { storeFailure } from '../store/store-failure.ts'
import { attemptDelivery, deliveryFields, type AttemptOptions } from './attempt-delivery.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { deliveryConcurrency } from '../mail/mail-sender.ts'
import { minute } from '../../common/lead/milliseconds.ts'

export interface DeliveryWorkerOptions extends AttemptOptions {
  store: OutboxClaims
  /** The current team; if omitted, each mail goes where its row says. */
  recipientsOf?: RecipientsOf
  /** Called when a delivery was made after losing its claim: its lead may have been erased meanwhile. */
  onLost?: () => void
  /** How long a destination is paused after repeated failures (milliseconds). */
  breakerPause?: number
}

/** The queue of one destination. It does not wait for other destinations. */
interface Destination {
  name: string
  breaker: Breaker
  /** Loops currently delivering to it. */
  running: number
}

/** How long a claim lasts (milliseconds); longer than any send may take. */
const lease = 2 * minute

/** The outbox is checked at least this often (milliseconds), in case the clock or another process changed. */
const longestSleep = 30_000

/** Leads arriving within this time (milliseconds) share one reading of the queue. */
const rest = 50

/** Makes the due deliveries in the outbox, separately for each destination. */
export function createDeliveryWorker(options: DeliveryWorkerOptions) {
  const { store, log, now = () => new Date(), breakerPause } = options
  const { recipientsOf } = options
  const stopping = new AbortController()
  const destinations = new Map<string, Destination>()
  const loops = new Set<Promise<void>>()
  let wakes = 0
  let endSleep: () => void = () => undefined

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      endSleep = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const wake = () => {
    wakes += 1
    endSleep()
  }

  const destinationNamed = (name: string): Destination => {
    const known = destinations.get(name)
    if (known) return known
    const made = { name, breaker: createBreaker({ pause: breakerPause }), running: 0 }
    destinations.set(name, made)
    return made
  }

  const hasRoom = ({ breaker, running }: Destination) =>
    !stopping.signal.aborted && running <= breaker.room(deliveryConcurrency)

  const noteHealth = ({ name, breaker }: Destination, isWell: boolean) => {
    const wasOpen = breaker.isOpen()
    breaker.note(isWell)
    if (wasOpen === breaker.isOpen()) return
    log(wasOpen ? 'info' : 'error', wasOpen ? 'destination_resumed' : 'destination_paused', {
      destination: name,
    })
    wake()
  }

  /** Delivers to a destination until nothing is due there, or it is paused. */
  async function runLoop(destination: Destination): Promise<void> {
    destination.running += 1
    let isEmpty = false
    try {
      while (hasRoom(destination)) {
        const claim = await store.claimDelivery(now(), lease, destination.name, recipientsOf)
        if (!claim) break
        const { outcome, isWell } = await attemptDelivery(claim, options)
        noteHealth(destination, isWell)
        await record(claim, outcome, options)
      }
      isEmpty = true
    } catch (error) {
      // Not checked again before the next sleep is over, to give the store time.
      log('error', 'outbox_unavailable', storeFailure(error))
    }
    destination.running -= 1
    if (isEmpty) wake()
  }

  function startLoop(destination: Destination): void {
    const loop: Promise<void> = runLoop(destination).finally(() => loops.delete(loop))
    loops.add(loop)
  }

  /** Starts loops for due deliveries. Returns the milliseconds until the next one is due. */
  function startLoops(due: ReadonlyMap<string, Date>): number {
    let pause = longestSleep
    for (const [name, at] of due) {
      const destination = destinationNamed(name)
      const room = destination.breaker.room(deliveryConcurrency)
      const left = at.getTime() - now().getTime()
      if (left > 0) pause = Math.min(pause, left + 1)
      else if (room === 0) pause = Math.min(pause, destination.breaker.pauseLeft() + 1)
      else while (destination.running < room) startLoop(destination)
    }
    return pause
  }

  async function watchOutbox(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wakesSeen = wakes
      let pause = longestSleep
      try {
        const due = await store.dueDeliveries(now(), lease)
        if (!stopping.signal.aborted) pause = startLoops(due)
      } catch (error) {
        log('error', 'outbox_unavailable', storeFailure(error))
      }
      await wait(rest)
      // A wake-up that came meanwhile may be about newer rows.
      if (!stopping.signal.aborted && wakesSeen === wakes) await sleep(pause)
    }
  }

  let watching: Promise<void> | undefined
  return {
    start: (): void => {
      watching ??= watchOutbox()
    },
    /** Checks the outbox now, because a lead has arrived. */
    wake,
    /** Stops claiming, and resolves when the deliveries in progress have ended. */
    stop: async (): Promise<void> => {
      stopping.abort()
      endSleep()
      await watching
      await Promise.all(loops)
    },
    /** The destinations seen since the start, and whether each is paused. */
    destinations: (): ReadonlyMap<string, boolean> =>
      new Map([...destinations].map(([name, { breaker }]) => [name, breaker.isOpen()])),
  }
}

/** Records how a delivery ended. */
async function record(claim: Claim, outcome: Outcome, options: DeliveryWorkerOptions): Promise<void> {
  const { store, log, onLost } = options
  const held = await store.recordOutcome(claim, outcome)
  if (!held) {
    log('warn', 'delivery_lease_lost', deliveryFields(claim))
    onLost?.()
  } else if (outcome.state === 'delivered' || outcome.state === 'kept') {
    log('info', 'delivery_done', deliveryFields(claim))
  }
}
