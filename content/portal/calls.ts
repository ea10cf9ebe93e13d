import type { WrittenCallId } from './call-times.ts'
import { balance } from './calls/balance.ts'
import { cardBlock } from './calls/card-block.ts'
import { chequeBook } from './calls/cheque-book.ts'
import { dispute } from './calls/dispute.ts'
import { emiDate } from './calls/emi-date.ts'
import { fixedDeposit } from './calls/fixed-deposit.ts'
import { fraudAlert } from './calls/fraud-alert.ts'
import { kyc } from './calls/kyc.ts'
import { loanTopUp } from './calls/loan-top-up.ts'
import { pension } from './calls/pension.ts'
import { statement } from './calls/statement.ts'
import { upiFailed } from './calls/upi-failed.ts'
import type { ConsoleCall } from './console-call.ts'

/** Every written call. The rows that the console makes up follow one of these, with other amounts and places. */
export const writtenCalls: Record<WrittenCallId, ConsoleCall> = {
  c067: emiDate,
  c181: balance,
  c214: cardBlock,
  c336: chequeBook,
  c402: dispute,
  c473: fixedDeposit,
  c530: statement,
  c558: pension,
  c649: upiFailed,
  c755: kyc,
  c820: fraudAlert,
  c918: loanTopUp,
}
