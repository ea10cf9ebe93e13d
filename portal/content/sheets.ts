import type { TimeOfDay } from './demo-day.ts'
import type { CheckId } from './quality-checks.ts'

/** A check's result for a call. Not applicable removes its points from the base. */
export type Mark = 'pass' | 'miss' | 'not-applicable'

export type AgentId = 'assistant' | 'farida-s' | 'nikhil-p' | 'imran-k' | 'sunita-g' | 'rhea-t' | 'joseph-l'

/** Times of day mentioned in the overview and the access log. */
export const secondLookAskedAt: TimeOfDay = '11:22'
export const noteAnsweredAt: TimeOfDay = '11:40'

/** A marked call; every check it does not name was passed. */
export interface Sheet {
  id: string
  agent: AgentId
  /** Time of day. */
  time: string
  seconds: number
  reason: string
  missed: readonly CheckId[]
  notApplicable: readonly CheckId[]
  /** The check that its agent wants reviewed. */
  secondLook?: CheckId
  /** Scored below 60, and nobody has written to the agent yet. */
  needsNote?: boolean
  /** The agent has answered a note, and nobody has read the answer. */
  unread?: boolean
}

type SheetRow = readonly [
  id: string,
  agent: AgentId,
  time: string,
  seconds: number,
  reason: string,
  missed: readonly CheckId[],
  notApplicable?: readonly CheckId[],
]

// oxfmt-ignore
const rows: readonly SheetRow[] = [
  ['KB207745', 'farida-s', '11:21', 312, 'Dispute, ₹12,400', ['restates', 'reference', 'no-overlap', 'anything-left']],
  ['KB207738', 'nikhil-p', '11:09', 407, 'Loan closure', ['two-factors', 'restates', 'date-or-time', 'reference', 'anything-left']],
  ['KB207709', 'nikhil-p', '10:51', 440, 'KYC refusal', ['two-factors', 'restates', 'date-or-time', 'reference', 'composure']],
  ['KB207731', 'assistant', '11:42', 66, 'Card block', ['reference']],
  ['KB207744', 'imran-k', '11:36', 270, 'Fraud alert', ['anything-left']],
  ['KB207729', 'assistant', '11:30', 84, 'UPI failed', ['restates', 'date-or-time']],
  ['KB207722', 'sunita-g', '11:12', 238, 'Address change', ['one-question', 'right-action']],
  ['KB207715', 'assistant', '11:02', 46, 'EMI date', []],
  ['KB207743', 'assistant', '11:39', 94, 'EMI date', ['one-question']],
  ['KB207742', 'sunita-g', '11:36', 258, 'Address change', ['date-or-time', 'reference', 'anything-left']],
  ['KB207741', 'assistant', '11:33', 39, 'EMI date', ['anything-left']],
  ['KB207739', 'rhea-t', '11:30', 255, 'Nominee change', ['date-or-time', 'reference']],
  ['KB207737', 'sunita-g', '11:27', 321, 'Charge reversal', ['no-overlap']],
  ['KB207735', 'joseph-l', '11:24', 399, 'Fixed deposit', ['language', 'one-question', 'right-action', 'no-overlap']],
  ['KB207734', 'assistant', '11:21', 52, 'Statement', ['one-question', 'composure', 'anything-left']],
  ['KB207733', 'rhea-t', '11:18', 189, 'Nominee change', ['restates', 'date-or-time', 'no-overlap']],
  ['KB207730', 'imran-k', '11:15', 231, 'Card abroad', ['language', 'restates', 'no-overlap']],
  ['KB207727', 'rhea-t', '11:12', 205, 'Nominee change', ['greeting', 'two-factors', 'one-question']],
  ['KB207725', 'nikhil-p', '11:09', 238, 'Loan closure', ['restates']],
  ['KB207721', 'joseph-l', '11:06', 183, 'Fixed deposit', ['language', 'two-factors', 'date-or-time', 'composure', 'anything-left']],
  ['KB207720', 'assistant', '11:03', 83, 'EMI date', ['right-action', 'composure', 'anything-left']],
  ['KB207717', 'assistant', '11:00', 71, 'Cheque book', []],
  ['KB207714', 'assistant', '10:57', 44, 'Statement', []],
  ['KB207712', 'joseph-l', '10:54', 361, 'Fixed deposit', ['greeting', 'two-factors', 'composure', 'anything-left']],
  ['KB207708', 'joseph-l', '10:51', 217, 'Nominee change', ['language', 'composure']],
  ['KB207707', 'assistant', '10:48', 38, 'Card block', ['greeting', 'restates', 'one-question', 'no-overlap']],
  ['KB207705', 'nikhil-p', '10:45', 387, 'Loan closure', ['greeting', 'composure', 'anything-left']],
  ['KB207704', 'nikhil-p', '10:42', 246, 'KYC papers', ['one-question']],
  ['KB207701', 'assistant', '10:39', 89, 'EMI date', ['two-factors', 'one-question']],
  ['KB207699', 'farida-s', '10:36', 351, 'Charge reversal', ['language', 'two-factors', 'composure']],
  ['KB207696', 'assistant', '10:33', 96, 'EMI date', ['one-question', 'anything-left']],
  ['KB207695', 'assistant', '10:30', 59, 'Balance', ['greeting', 'composure', 'anything-left'], ['reference']],
  ['KB207694', 'assistant', '10:27', 49, 'Balance', ['no-secrets', 'restates', 'one-question'], ['reference']],
  ['KB207693', 'imran-k', '10:24', 419, 'Card abroad', []],
  ['KB207691', 'assistant', '10:21', 40, 'Statement', ['greeting', 'language', 'restates']],
  ['KB207689', 'farida-s', '10:19', 315, 'Charge reversal', []],
  ['KB207688', 'farida-s', '10:16', 381, 'Charge reversal', ['restates', 'date-or-time', 'no-overlap']],
  ['KB207685', 'joseph-l', '10:13', 241, 'Nominee change', ['greeting', 'two-factors', 'reference']],
  ['KB207683', 'assistant', '10:10', 96, 'EMI date', ['right-action']],
  ['KB207680', 'assistant', '10:07', 50, 'EMI date', ['greeting', 'reference']],
  ['KB207678', 'sunita-g', '10:04', 254, 'Address change', ['date-or-time']],
  ['KB207675', 'assistant', '10:01', 57, 'Card block', ['greeting', 'date-or-time', 'reference', 'anything-left']],
  ['KB207673', 'assistant', '9:58', 79, 'EMI date', []],
  ['KB207671', 'sunita-g', '9:55', 224, 'Charge reversal', ['composure', 'anything-left']],
  ['KB207670', 'nikhil-p', '9:52', 397, 'Loan closure', ['no-secrets', 'date-or-time', 'reference', 'anything-left']],
  ['KB207667', 'assistant', '9:49', 93, 'Cheque book', ['no-overlap']],
  ['KB207666', 'assistant', '9:46', 90, 'Cheque book', ['one-question', 'reference', 'anything-left']],
  ['KB207664', 'farida-s', '9:43', 391, 'Card dispute', ['two-factors', 'composure', 'no-overlap']],
  ['KB207663', 'joseph-l', '9:40', 377, 'Fixed deposit', ['greeting', 'two-factors', 'restates', 'reference', 'anything-left']],
  ['KB207662', 'assistant', '9:37', 48, 'EMI date', ['language', 'date-or-time', 'anything-left']],
  ['KB207659', 'imran-k', '9:34', 296, 'Card abroad', ['greeting', 'right-action']],
  ['KB207658', 'assistant', '9:31', 73, 'Balance', ['one-question', 'no-overlap'], ['reference']],
  ['KB207655', 'rhea-t', '9:28', 251, 'Nominee change', ['two-factors', 'reference', 'anything-left']],
  ['KB207652', 'nikhil-p', '9:25', 373, 'Loan closure', ['restates', 'one-question', 'reference']],
  ['KB207649', 'rhea-t', '9:22', 355, 'Nominee change', ['restates', 'no-overlap']],
  ['KB207646', 'farida-s', '9:19', 241, 'Charge reversal', ['anything-left']],
  ['KB207645', 'imran-k', '9:16', 308, 'Fraud alert', ['language', 'restates']],
  ['KB207643', 'imran-k', '9:13', 184, 'Card abroad', ['one-question', 'right-action', 'anything-left']],
  ['KB207641', 'assistant', '9:10', 73, 'Card block', ['reference', 'no-overlap']],
  ['KB207640', 'rhea-t', '9:07', 426, 'Fixed deposit', ['restates', 'no-overlap', 'anything-left']],
]

/** What somebody has to do about a sheet. */
const waits: Readonly<Record<string, Pick<Sheet, 'secondLook' | 'needsNote' | 'unread'>>> = {
  KB207745: { secondLook: 'reference' },
  KB207738: { needsNote: true },
  KB207709: { needsNote: true },
  KB207744: { unread: true },
}

/** The sixty marked calls of the morning: those mentioned elsewhere first, then the others, latest first. */
export const sheets: readonly Sheet[] = rows.map(
  ([id, agent, time, seconds, reason, missed, notApplicable = []]) =>
    Object.assign({ id, agent, time, seconds, reason, missed, notApplicable }, waits[id]),
)
