import { accountCalls } from './calls/accounts.ts'
import { paymentCalls } from './calls/payments.ts'
import type { RecordedCall } from './recorded.ts'

const order = ['c214', 'c402', 'c067', 'c530', 'c918', 'c755', 'c181', 'c649', 'c336', 'c820']

/** The ten recorded calls, in the order of the console's list. */
export const recordedCalls: readonly RecordedCall[] = [...paymentCalls, ...accountCalls].toSorted(
  (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
)

/** Masked numbers of those who call after the first ten. */
// oxfmt-ignore
export const laterCallers = [
  '98••• •• 960', '90••• •• 669', '94••• •• 586', '97••• •• 464', '94••• •• 856', '97••• •• 348',
  '94••• •• 040', '78••• •• 418', '98••• •• 179', '90••• •• 890', '70••• •• 932', '86••• •• 305',
  '91••• •• 127', '88••• •• 553', '82••• •• 274', '99••• •• 611', '96••• •• 738',
]
