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
  notApplicable?: readonly CheckId[]
  /** The check that its agent asks somebody to look at again. */
  secondLook?: CheckId
  /** Scored below 60, and nobody has written to the agent yet. */
  needsNote?: boolean
  /** The agent has answered a note, and nobody has read the answer. */
  unread?: boolean
}

/** The sixty marked calls of the morning: those that are told about elsewhere first, then the others, latest first. */
// oxfmt-ignore
export const sheets: readonly Sheet[] = [
  { id: 'KB207745', agent: 'farida-s', time: '11:21', seconds: 312, reason: 'Dispute, ₹12,400', missed: ['restates', 'reference', 'no-overlap', 'anything-left'], secondLook: 'reference' },
  { id: 'KB207738', agent: 'nikhil-p', time: '11:09', seconds: 407, reason: 'Loan closure', missed: ['two-factors', 'restates', 'date-or-time', 'reference', 'anything-left'], needsNote: true },
  { id: 'KB207709', agent: 'nikhil-p', time: '10:51', seconds: 440, reason: 'KYC refusal', missed: ['two-factors', 'restates', 'date-or-time', 'reference', 'composure'], needsNote: true },
  { id: 'KB207731', agent: 'assistant', time: '11:42', seconds: 66, reason: 'Card block', missed: ['reference'] },
  { id: 'KB207744', agent: 'imran-k', time: '11:36', seconds: 270, reason: 'Fraud alert', missed: ['anything-left'], unread: true },
  { id: 'KB207729', agent: 'assistant', time: '11:30', seconds: 84, reason: 'UPI failed', missed: ['restates', 'date-or-time'] },
  { id: 'KB207722', agent: 'sunita-g', time: '11:12', seconds: 238, reason: 'Address change', missed: ['one-question', 'right-action'] },
  { id: 'KB207715', agent: 'assistant', time: '11:02', seconds: 46, reason: 'EMI date', missed: [] },
  { id: 'KB207743', agent: 'assistant', time: '11:39', seconds: 94, reason: 'EMI date', missed: ['one-question'] },
  { id: 'KB207742', agent: 'sunita-g', time: '11:36', seconds: 258, reason: 'Address change', missed: ['date-or-time', 'reference', 'anything-left'] },
  { id: 'KB207741', agent: 'assistant', time: '11:33', seconds: 39, reason: 'EMI date', missed: ['anything-left'] },
  { id: 'KB207739', agent: 'rhea-t', time: '11:30', seconds: 255, reason: 'Nominee change', missed: ['date-or-time', 'reference'] },
  { id: 'KB207737', agent: 'sunita-g', time: '11:27', seconds: 321, reason: 'Charge reversal', missed: ['no-overlap'] },
  { id: 'KB207735', agent: 'joseph-l', time: '11:24', seconds: 399, reason: 'Fixed deposit', missed: ['language', 'one-question', 'right-action', 'no-overlap'] },
  { id: 'KB207734', agent: 'assistant', time: '11:21', seconds: 52, reason: 'Statement', missed: ['one-question', 'composure', 'anything-left'] },
  { id: 'KB207733', agent: 'rhea-t', time: '11:18', seconds: 189, reason: 'Nominee change', missed: ['restates', 'date-or-time', 'no-overlap'] },
  { id: 'KB207730', agent: 'imran-k', time: '11:15', seconds: 231, reason: 'Card abroad', missed: ['language', 'restates', 'no-overlap'] },
  { id: 'KB207727', agent: 'rhea-t', time: '11:12', seconds: 205, reason: 'Nominee change', missed: ['greeting', 'two-factors', 'one-question'] },
  { id: 'KB207725', agent: 'nikhil-p', time: '11:09', seconds: 238, reason: 'Loan closure', missed: ['restates'] },
  { id: 'KB207721', agent: 'joseph-l', time: '11:06', seconds: 183, reason: 'Fixed deposit', missed: ['language', 'two-factors', 'date-or-time', 'composure', 'anything-left'] },
  { id: 'KB207720', agent: 'assistant', time: '11:03', seconds: 83, reason: 'EMI date', missed: ['right-action', 'composure', 'anything-left'] },
  { id: 'KB207717', agent: 'assistant', time: '11:00', seconds: 71, reason: 'Cheque book', missed: [] },
  { id: 'KB207714', agent: 'assistant', time: '10:57', seconds: 44, reason: 'Statement', missed: [] },
  { id: 'KB207712', agent: 'joseph-l', time: '10:54', seconds: 361, reason: 'Fixed deposit', missed: ['greeting', 'two-factors', 'composure', 'anything-left'] },
  { id: 'KB207708', agent: 'joseph-l', time: '10:51', seconds: 217, reason: 'Nominee change', missed: ['language', 'composure'] },
  { id: 'KB207707', agent: 'assistant', time: '10:48', seconds: 38, reason: 'Card block', missed: ['greeting', 'restates', 'one-question', 'no-overlap'] },
  { id: 'KB207705', agent: 'nikhil-p', time: '10:45', seconds: 387, reason: 'Loan closure', missed: ['greeting', 'composure', 'anything-left'] },
  { id: 'KB207704', agent: 'nikhil-p', time: '10:42', seconds: 246, reason: 'KYC papers', missed: ['one-question'] },
  { id: 'KB207701', agent: 'assistant', time: '10:39', seconds: 89, reason: 'EMI date', missed: ['two-factors', 'one-question'] },
  { id: 'KB207699', agent: 'farida-s', time: '10:36', seconds: 351, reason: 'Charge reversal', missed: ['language', 'two-factors', 'composure'] },
  { id: 'KB207696', agent: 'assistant', time: '10:33', seconds: 96, reason: 'EMI date', missed: ['one-question', 'anything-left'] },
  { id: 'KB207695', agent: 'assistant', time: '10:30', seconds: 59, reason: 'Balance', missed: ['greeting', 'composure', 'anything-left'], notApplicable: ['reference'] },
  { id: 'KB207694', agent: 'assistant', time: '10:27', seconds: 49, reason: 'Balance', missed: ['no-secrets', 'restates', 'one-question'], notApplicable: ['reference'] },
  { id: 'KB207693', agent: 'imran-k', time: '10:24', seconds: 419, reason: 'Card abroad', missed: [] },
  { id: 'KB207691', agent: 'assistant', time: '10:21', seconds: 40, reason: 'Statement', missed: ['greeting', 'language', 'restates'] },
  { id: 'KB207689', agent: 'farida-s', time: '10:19', seconds: 315, reason: 'Charge reversal', missed: [] },
  { id: 'KB207688', agent: 'farida-s', time: '10:16', seconds: 381, reason: 'Charge reversal', missed: ['restates', 'date-or-time', 'no-overlap'] },
  { id: 'KB207685', agent: 'joseph-l', time: '10:13', seconds: 241, reason: 'Nominee change', missed: ['greeting', 'two-factors', 'reference'] },
  { id: 'KB207683', agent: 'assistant', time: '10:10', seconds: 96, reason: 'EMI date', missed: ['right-action'] },
  { id: 'KB207680', agent: 'assistant', time: '10:07', seconds: 50, reason: 'EMI date', missed: ['greeting', 'reference'] },
  { id: 'KB207678', agent: 'sunita-g', time: '10:04', seconds: 254, reason: 'Address change', missed: ['date-or-time'] },
  { id: 'KB207675', agent: 'assistant', time: '10:01', seconds: 57, reason: 'Card block', missed: ['greeting', 'date-or-time', 'reference', 'anything-left'] },
  { id: 'KB207673', agent: 'assistant', time: '9:58', seconds: 79, reason: 'EMI date', missed: [] },
  { id: 'KB207671', agent: 'sunita-g', time: '9:55', seconds: 224, reason: 'Charge reversal', missed: ['composure', 'anything-left'] },
  { id: 'KB207670', agent: 'nikhil-p', time: '9:52', seconds: 397, reason: 'Loan closure', missed: ['no-secrets', 'date-or-time', 'reference', 'anything-left'] },
  { id: 'KB207667', agent: 'assistant', time: '9:49', seconds: 93, reason: 'Cheque book', missed: ['no-overlap'] },
  { id: 'KB207666', agent: 'assistant', time: '9:46', seconds: 90, reason: 'Cheque book', missed: ['one-question', 'reference', 'anything-left'] },
  { id: 'KB207664', agent: 'farida-s', time: '9:43', seconds: 391, reason: 'Card dispute', missed: ['two-factors', 'composure', 'no-overlap'] },
  { id: 'KB207663', agent: 'joseph-l', time: '9:40', seconds: 377, reason: 'Fixed deposit', missed: ['greeting', 'two-factors', 'restates', 'reference', 'anything-left'] },
  { id: 'KB207662', agent: 'assistant', time: '9:37', seconds: 48, reason: 'EMI date', missed: ['language', 'date-or-time', 'anything-left'] },
  { id: 'KB207659', agent: 'imran-k', time: '9:34', seconds: 296, reason: 'Card abroad', missed: ['greeting', 'right-action'] },
  { id: 'KB207658', agent: 'assistant', time: '9:31', seconds: 73, reason: 'Balance', missed: ['one-question', 'no-overlap'], notApplicable: ['reference'] },
  { id: 'KB207655', agent: 'rhea-t', time: '9:28', seconds: 251, reason: 'Nominee change', missed: ['two-factors', 'reference', 'anything-left'] },
  { id: 'KB207652', agent: 'nikhil-p', time: '9:25', seconds: 373, reason: 'Loan closure', missed: ['restates', 'one-question', 'reference'] },
  { id: 'KB207649', agent: 'rhea-t', time: '9:22', seconds: 355, reason: 'Nominee change', missed: ['restates', 'no-overlap'] },
  { id: 'KB207646', agent: 'farida-s', time: '9:19', seconds: 241, reason: 'Charge reversal', missed: ['anything-left'] },
  { id: 'KB207645', agent: 'imran-k', time: '9:16', seconds: 308, reason: 'Fraud alert', missed: ['language', 'restates'] },
  { id: 'KB207643', agent: 'imran-k', time: '9:13', seconds: 184, reason: 'Card abroad', missed: ['one-question', 'right-action', 'anything-left'] },
  { id: 'KB207641', agent: 'assistant', time: '9:10', seconds: 73, reason: 'Card block', missed: ['reference', 'no-overlap'] },
  { id: 'KB207640', agent: 'rhea-t', time: '9:07', seconds: 426, reason: 'Fixed deposit', missed: ['restates', 'no-overlap', 'anything-left'] },
]
