import type { Log, LogFields } from '../log.ts'
import type { Destination } from '../store/delivery.ts'
import type { Claim, Outcome } from '../store/outbox-store.ts'
import { deliver } from './deliverers.ts'
import type { Deliverers } from './deliverers.ts'
import { deliveryFailure } from './delivery-failure.ts'
import { nextAttempt } from './retry-schedule.ts'

export interface AttemptOptions {
  deliverers: Deliverers
  /** Who hears of a lead that was refused or could not be delivered. */
  alerts?: readonly Destination[]
  log: Log
  now?: () => Date
  random?: () => number
}

interface Attempted {
  outcome: Outcome
  /** Whether the destination does its work, whatever it said to this delivery. */
  isWell: boolean
}

/** Tries a claimed delivery once, and says what is to become of it. */
export async function attemptDelivery(claim: Claim, options: AttemptOptions): Promise<Attempted> {
  const { deliverers, alerts = [], log, now = () => new Date(), random } = options
  try {
    const state = await deliver(deliverers, claim)
    return { outcome: { state, at: now() }, isWell: true }
  } catch (error) {
    const { refused, unwell, reason, code, retryAfter } = deliveryFailure(error)
    const failedAt = now()
    // An address that a visitor typed is final once refused. Our own places can be put right, and then the lead can go.
    const next =
      refused && isToVisitor(claim)
        ? undefined
        : nextAttempt(claim.attempts, claim.queuedAt, failedAt, { random, atLeast: retryAfter })
    const fields = { ...deliveryFields(claim), code }
    // An alert that does not arrive raises no alert: the log and /healthz have to do. Nor does a visitor's address that
    // is wrong: there is nothing to mend, and whoever likes could fill the mailbox for alerts.
    const told = isAlert(claim) || isToVisitor(claim) ? [] : alerts
    const failure = { failedAt, error: reason }
    if (next) {
      log(refused ? 'error' : 'warn', refused ? 'delivery_refused' : 'delivery_retry', fields)
      const waiting = { ...failure, nextAttemptAt: next, refused, alerts: refused ? told : [] }
      return { outcome: { state: 'waiting', ...waiting }, isWell: !unwell }
    }
    log('error', 'delivery_dead', fields)
    return { outcome: { state: 'dead', ...failure, alerts: told }, isWell: !unwell }
  }
}

const isAlert = ({ kind }: Claim) => /^(?:alert|quiet)-/.test(kind)
const isToVisitor = ({ kind }: Claim) => kind === 'thanks-mail' || kind === 'confirmation-mail'

/** Names the lead by its reference; a subscriber has no name but the address, so is not named. */
export function deliveryFields(claim: Claim): LogFields {
  const { kind, attempts } = claim
  return { ...('lead' in claim && { reference: claim.lead.reference }), kind, attempts }
}
