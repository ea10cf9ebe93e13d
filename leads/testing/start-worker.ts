import { onTestFinished } from 'vitest'
import { site } from '../../common/brand/site.ts'
import { linkTokens } from '../newsletter/link-tokens.ts'
import { createDeliver, type DeliverOptions, type SalesDeskMails } from '../outbox/deliver.ts'
import { createDeliveryWorker, type DeliveryWorkerOptions } from '../outbox/delivery-worker.ts'
import type { OutboxClaims } from '../store/outbox-claims.ts'

export const sampleFrom = { name: `${site.company} website`, address: 'website@our.example' }

/** For tests in which the sales desk writes no mail. */
export const noDeskMails = {} as SalesDeskMails

/**
 * A running delivery worker for which every retry is due immediately and a failed destination is paused only for a
 * moment; `events` is its log.
 */
export function startWorker(
  store: OutboxClaims,
  options: Partial<DeliverOptions> & Pick<DeliverOptions, 'sender'>,
  settings: Partial<Omit<DeliveryWorkerOptions, 'store' | 'deliver' | 'log'>> = {},
) {
  const events: string[] = []
  const deliver = createDeliver({
    from: sampleFrom,
    tokens: linkTokens('a secret that only the tests know'),
    origin: () => 'https://our.example',
    salesDesk: noDeskMails,
    ...options,
  })
  const log = (_level: string, event: string) => void events.push(event)
  const usual = { random: () => 0, breakerPause: 20 }
  const worker = createDeliveryWorker({ store, deliver, log, ...usual, ...settings })
  worker.start()
  onTestFinished(() => worker.stop())
  return { worker, events }
}
