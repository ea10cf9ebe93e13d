import type { Destination } from '../store/delivery.ts'
import type { Counts, Trouble } from '../store/counts.ts'
import { note, warn, wrong, type Verdicts } from './verdict.ts'

/** What the doctor says about deliveries that failed, wait or are held, and what to do about them. */
export function* examineDeliveries(
  { deliveries }: Counts,
  { dead, refused, late, retrying, untold }: Trouble,
  lateBefore: Date,
): Verdicts {
  if (dead > 0)
    yield wrong(
      `${many(dead)} failed for good: list --state failed, fix the cause, then replay; or dismiss what was handled otherwise`,
    )
  if (refused > 0)
    yield wrong(
      `${many(refused)} refused and tried again: list --state waiting, then show for the reason; fix it, then retry --all; or dismiss`,
    )
  if (late > 0)
    yield wrong(
      `${many(late)} waited for more than an hour: list --state waiting, then show for the reason; fix it, then retry --all`,
    )
  for (const [destination, count] of retrying)
    yield note(`${many(count)} failed and will be tried again, to: ${destination}`)
  for (const { webhook, erasures, since } of untold) {
    const people = erasures === 1 ? '1 erased lead' : `${erasures} erased leads`
    if (since < lateBefore)
      yield wrong(
        `Webhook ${webhook} cannot be told about ${people}: fix it within three days of the erasing, or erase there by hand`,
      )
    else yield note(`Webhook ${webhook} has yet to be told about ${people}`)
  }
  if (deliveries.dead > dead)
    yield note(`${many(deliveries.dead - dead)} failed that were dismissed, or were to visitors`)
  if (deliveries.held > 0)
    yield note(`${many(deliveries.held)} are held as suspected spam: list --state held, then release`)
}

const many = (count: number) => (count === 1 ? '1 delivery' : `${count} deliveries`)

/** Whether an alert would get through while the mail server is down. */
export function* examineAlerts(alerts: readonly Destination[], hasMailServer: boolean): Verdicts {
  if (alerts.some(({ kind }) => kind === 'alert-webhook')) return
  if (alerts.length === 0)
    return yield warn(
      'Nobody is told of a lead that does not arrive: set WEBHOOK_ALERT_URL or ALERT_RECIPIENTS',
    )
  const what = hasMailServer
    ? 'Alerts go through the same mail server as leads, and stop with it'
    : 'Alerts are kept as files too'
  yield warn(`${what}: set WEBHOOK_ALERT_URL, for example to a chat`)
}
