import { agentIds, type MarkedSheet } from './marked-sheet.ts'
import { checkIds } from './quality-checks.ts'
import { secondLookAskedAt } from './quality-times.ts'
import { oneOf, readScript } from './read-script.ts'

/** Each row: case, agent, time and seconds of the call, then its reason and the checks that were missed. */
const table = `
  KB207745 farida-s 11:21 312: Dispute, ₹12,400 | restates, reference, no-overlap, anything-left
  KB207738 nikhil-p 11:09 407: Loan closure | two-factors, restates, date-or-time, reference, anything-left
  KB207709 nikhil-p 10:51 440: KYC refusal | two-factors, restates, date-or-time, reference, composure
  KB207731 assistant 11:42 66: Card block | reference
  KB207744 imran-k 11:36 270: Fraud alert | anything-left
  KB207729 assistant 11:30 84: UPI failed | restates, date-or-time
  KB207722 sunita-g 11:12 238: Address change | one-question, right-action
  KB207715 assistant 11:02 46: EMI date
`

/** What somebody has to do about a sheet. */
const waits: Record<string, Pick<MarkedSheet, 'secondLook' | 'needsNote' | 'unread'>> = {
  KB207745: { secondLook: { check: 'reference', askedAt: secondLookAskedAt } },
  KB207738: { needsNote: true },
  KB207709: { needsNote: true },
  KB207744: { unread: true },
}

/** The marked calls whose words are written by hand (content/portal/marked-calls), those that need someone first. */
export const writtenSheets = readScript(table).map(({ label, line: [reason, missed] }): MarkedSheet => {
  const [id = '', agent = '', time = '', seconds] = label.split(' ')
  const sheet: MarkedSheet = {
    id,
    agent: oneOf(agentIds, agent, label),
    reason,
    seconds: Number(seconds),
    time,
    missed: (missed?.split(', ') ?? []).map((check) => oneOf(checkIds, check, label)),
  }
  return Object.assign(sheet, waits[id])
})
