import type { Log, LogFields } from '../log/log.ts'
import type { Destination } from '../store/delivery.ts'
import type { Claim, Outcome } from '../store/claim.ts'
import type { Deliver } from './deliver.ts'
import { deliveryFailure } from './delivery-failure.ts'
import { nextAttempt } from './retry-schedule.ts'

export interface AttemptOptions {
  deliver: Deliver
  /** Who is alerted when a lead was refused or could not be delivered. */
  alerts?: readonly Destination[]
  log: Log
  now?: () => Date
  random?: () => number
}

interface Attempted {
  outcome: Outcome
  /** Whether the destination works, even if it refused this delivery. */
  isWell: boolean
}

/** Tries a claimed delivery once and decides what happens to it next. */
export async function attemptDelivery(claim: Claim, options: AttemptOptions): Promise<Attempted> {
  const { deliver, alerts = [], log, now = () => new Date(), random } = options
  try {
    const state = await deliver(claim)
    return { outcome: { state, at: now() }, isWell: true }
  } catch (error) {
    const { refused, tooLong = false, unwell, reason, code, retryAfter } = deliveryFailure(error)
    const failedAt = now()
    // A visitor's address is not retried once refused. Our own destinations can be corrected, and then the lead can be
    // sent.
    const next =
      refused && (tooLong || isFinalOnceRefused(claim))
        ? undefined
        : nextAttempt(claim.attempts, claim.queuedAt, failedAt, { random, atLeast: retryAfter })
    const fields = { ...deliveryFields(claim), code }
    // A failed alert raises no further alert: the log and /healthz must do. Neither does a visitor's wrong address:
    // nobody here can correct it, and anybody could use it to fill the alert mailbox.
    const told = isAlert(claim) || isToVisitor(claim) ? [] : alerts
    const failure = { failedAt, error: reason }
    if (next) {
      log(refused ? 'error' : 'warn', refused ? 'delivery_refused' : 'delivery_retry', fields)
      const waiting = { ...failure, nextAttemptAt: next, refused, alerts: refused ? told : [] }
      return { outcome: { state: 'waiting', ...waiting }, isWell: !unwell }
    }
    log('error', 'delivery_dead', fields)
    return { outcome: { state: 'dead', ...failure, putAside: tooLong, alerts: told }, isWell: !unwell }
  }
}

const isAlert = ({ kind }: Claim) => /^(?:alert|quiet)-/.test(kind)
/** The visitor typed the address, and nobody else can correct it. */
const isFinalOnceRefused = (claim: Claim) =>
  isToVisitor(claim) || ['answer-mail', 'copy-mail', 'sign-in-mail'].includes(claim.kind)
const isToVisitor = ({ kind }: Claim) => kind === 'thanks-mail' || kind === 'confirmation-mail'

/** Identifies the lead by its reference. A subscriber has only an address, so none is logged. */
export function deliveryFields(claim: Claim): LogFields {
  const { kind, attempts } = claim
  return { ...('lead' in claim && { reference: claim.lead.reference }), kind, attempts }
}
