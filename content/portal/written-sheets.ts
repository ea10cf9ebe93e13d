import type { MarkedSheet } from './marked-sheet.ts'
import { secondLookAskedAt } from './quality-times.ts'

/** The marked calls whose words are written by hand (content/portal/marked-calls), those that need someone first. */
export const writtenSheets: readonly MarkedSheet[] = [
  {
    id: 'KB207745',
    agent: 'farida-s',
    reason: 'Dispute, ₹12,400',
    seconds: 312,
    time: '11:21',
    missed: ['restates', 'reference', 'no-overlap', 'anything-left'],
    secondLook: { check: 'reference', askedAt: secondLookAskedAt },
  },
  {
    id: 'KB207738',
    agent: 'nikhil-p',
    reason: 'Loan closure',
    seconds: 407,
    time: '11:09',
    missed: ['two-factors', 'restates', 'date-or-time', 'reference', 'anything-left'],
    needsNote: true,
  },
  {
    id: 'KB207709',
    agent: 'nikhil-p',
    reason: 'KYC refusal',
    seconds: 440,
    time: '10:51',
    missed: ['two-factors', 'restates', 'date-or-time', 'reference', 'composure'],
    needsNote: true,
  },
  {
    id: 'KB207731',
    agent: 'assistant',
    reason: 'Card block',
    seconds: 66,
    time: '11:42',
    missed: ['reference'],
  },
  {
    id: 'KB207744',
    agent: 'imran-k',
    reason: 'Fraud alert',
    seconds: 270,
    time: '11:36',
    missed: ['anything-left'],
    unread: true,
  },
  {
    id: 'KB207729',
    agent: 'assistant',
    reason: 'UPI failed',
    seconds: 84,
    time: '11:30',
    missed: ['restates', 'date-or-time'],
  },
  {
    id: 'KB207722',
    agent: 'sunita-g',
    reason: 'Address change',
    seconds: 238,
    time: '11:12',
    missed: ['one-question', 'right-action'],
  },
  { id: 'KB207715', agent: 'assistant', reason: 'EMI date', seconds: 46, time: '11:02', missed: [] },
]
