import { accountCalls } from './calls/accounts.ts'
import { paymentCalls } from './calls/payments.ts'
import type { RecordedCall } from './recorded.ts'

const order = ['c214', 'c402', 'c067', 'c530', 'c918', 'c755', 'c181', 'c649', 'c336', 'c820']

/** The ten recorded calls, in the order of the console's list. */
export const recordedCalls: readonly RecordedCall[] = [...paymentCalls, ...accountCalls].toSorted(
  (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
)
