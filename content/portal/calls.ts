import type { WrittenCallId } from './call-times.ts'
import { accounts } from './calls/accounts.ts'
import { loans } from './calls/loans.ts'
import { papers } from './calls/papers.ts'
import { payments } from './calls/payments.ts'
import type { ConsoleCall } from './console-call.ts'

/** Every written call. The rows that the console makes up follow one of these, with other amounts and places. */
export const writtenCalls = Object.fromEntries(
  [...accounts, ...loans, ...papers, ...payments].map((call) => [call.id, call]),
) as Record<WrittenCallId, ConsoleCall>
