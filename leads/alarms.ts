import { site } from '../common/brand/site.ts'
import { detailsFrom } from '../common/lead/lead-fields.ts'
import { acceptLead } from './leads/accept-lead.ts'
import { istDay } from './time/ist-time.ts'
import { unexpected, type Log } from './log/log.ts'
import { lateAfter, lateSince } from './outbox/retry-schedule.ts'
import type { Store } from './store/open-store.ts'
import type { Destination } from './store/delivery.ts'
import { hour, minute } from '../common/lead/milliseconds.ts'

/** After an alert about a late or failed lead, the same person gets no other for this long (milliseconds). */
const lateAgainAfter = 6 * hour

export interface AlarmSettings {
  /** Who gets a daily test lead; undefined for nobody. */
  canaryRecipient: string | undefined
  /** Hours without a lead after which the alarm is raised; 0 for never. */
  quietHours: number
}

interface AlarmOptions extends AlarmSettings {
  store: Store
  /** Who gets the daily mail about leads held as spam. */
  recipients: readonly string[]
  /** Who gets all other alerts. */
  alerts: readonly Destination[]
  /** The sender of the canary. */
  from: string
  log: Log
  /** Called when something is in the outbox. */
  onDelivery: () => void
  now?: () => Date
}

/**
 * Checks every few minutes whether the canary or the digest of held leads is due, whether no lead has arrived for too
 * long, and whether a lead has waited too long. Returns a function that stops it.
 */
export function startAlarms(options: AlarmOptions): () => void {
  void checkAlarms(options)
  const timer = setInterval(() => void checkAlarms(options), 5 * minute)
  return () => clearInterval(timer)
}

/** One check. Never rejects: a failure is logged, and the next check tries again. */
export async function checkAlarms(options: AlarmOptions): Promise<void> {
  try {
    await sendCanary(options)
    await noticeQuiet(options)
    await noticeLate(options)
    await tellOfHeld(options)
  } catch (error) {
    options.log('error', 'alarms_failed', unexpected(error))
  }
}

/**
 * One test lead a day that goes through store and outbox to a mailbox like any other: if it does not arrive,
 * neither would a customer’s.
 */
async function sendCanary(options: AlarmOptions): Promise<void> {
  const { store, canaryRecipient, from, log, onDelivery, now = () => new Date() } = options
  if (canaryRecipient === undefined) return
  const today = istDay(now())
  const { leads } = await store.person(from)
  if (leads.some(({ receivedAt }) => istDay(receivedAt) === today)) return
  const canary = detailsFrom({
    name: 'Canary',
    email: from,
    phone: site.phone.display,
    company: site.company,
    message: `A test lead, sent by the lead desk itself on ${today}. It says that leads are stored and mailed.`,
  })
  const destinations: Destination[] = [{ kind: 'canary-mail', address: canaryRecipient }]
  const { reference } = await acceptLead(store, canary, destinations, now())
  log('info', 'canary_sent', { reference })
  onDelivery()
}

/** Raised once for each period without leads, which ends with the next lead. */
async function noticeQuiet(options: AlarmOptions): Promise<void> {
  const { store, quietHours, alerts, from, log, onDelivery, now = () => new Date() } = options
  if (quietHours === 0) return
  const since = new Date(now().getTime() - quietHours * hour)
  const raised = await store.raiseQuietAlarm(since, alerts.map(toQuiet), { exceptFrom: from, now: now() })
  if (!raised) return
  log('warn', 'no_lead_for_long', { hours: quietHours })
  onDelivery()
}

/** When the team's day begins, in milliseconds after midnight in India. */
const morning = 9 * hour

/** Once a day, a mail about leads held since the last one: a genuine lead may be among them. */
async function tellOfHeld({ store, recipients, log, onDelivery, now = () => new Date() }: AlarmOptions) {
  // Each of these days begins when the team's does.
  const dayOf = (time: Date) => istDay(new Date(time.getTime() - morning))
  const count = await store.tellOfHeld(recipients, now(), (last) => !last || dayOf(last) !== dayOf(now()))
  if (count === 0) return
  log('info', 'held_told', { count })
  onDelivery()
}

/** One alert is enough for all late leads: usually they wait for the same reason. */
async function noticeLate(options: AlarmOptions): Promise<void> {
  const { store, alerts, log, onDelivery, now = () => new Date() } = options
  const times = { toldSince: new Date(now().getTime() - lateAgainAfter), now: now() }
  if (!(await store.raiseLateAlert(lateSince(now()), alerts, times))) return
  log('error', 'delivery_late', { minutes: lateAfter / minute })
  onDelivery()
}

/** The same recipients as for a dead letter. */
const toQuiet = ({ kind, address }: Destination): Destination => ({
  kind: kind === 'alert-webhook' ? 'quiet-webhook' : 'quiet-mail',
  address,
})
