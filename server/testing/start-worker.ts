import { onTestFinished } from 'vitest'
import { site } from '../../content/site.ts'
import { linkTokens } from '../newsletter/link-tokens.ts'
import { createDeliverers } from '../outbox/deliverers.ts'
import type { DeliverersOptions } from '../outbox/deliverers.ts'
import { createDeliveryWorker } from '../outbox/delivery-worker.ts'
import type { Destination } from '../store/delivery.ts'
import type { OutboxStore } from '../store/outbox-store.ts'

export const sampleFrom = { name: `${site.company} website`, address: 'website@our.example' }

/** A running delivery worker for which every retry is due at once; `events` is what it logs. */
export function startWorker(
  store: OutboxStore,
  options: Partial<DeliverersOptions> & Pick<DeliverersOptions, 'sender'>,
  alerts: readonly Destination[] = [],
  now = () => new Date(),
  isCrowded = () => false,
) {
  const events: string[] = []
  const deliverers = createDeliverers({
    from: sampleFrom,
    tokens: linkTokens('a secret that only the tests know'),
    origin: () => 'https://our.example',
    ...options,
  })
  const log = (_level: string, event: string) => void events.push(event)
  const worker = createDeliveryWorker({ store, deliverers, alerts, isCrowded, log, now, random: () => 0 })
  worker.start()
  onTestFinished(() => worker.stop())
  return { worker, events }
}
