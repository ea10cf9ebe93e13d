/**
 * What the eight products record from the sample call (site/content/sample-call.ts). Times are seconds from its
 * start; all of it is invented.
 */
import type { Speaker } from './sample-call.ts'

/** QAMS: where in the call each check was decided, and how. */
export const checks = [3, 9, 15, 19, 24, 28, 33, 38, 43, 46, 50, 54, 58, 63, 68].map((at) => ({
  at,
  passed: at !== 43,
}))
export type Check = (typeof checks)[number]

/** Zapra: a message, from when it was sent to when it was handled. */
export interface Message {
  from: number
  to: number
  sender: Speaker
}

export const messages: Message[] = [
  { from: 35, to: 42, sender: 'caller' },
  { from: 42, to: 54, sender: 'assistant' },
  { from: 52, to: 61.2, sender: 'caller' },
  { from: 56, to: 71, sender: 'assistant' },
]

/** Process Automation: back-office steps; `level` is the height of each in the drawing, 0 below and 1 above. */
export const processSteps = [
  { at: 11, level: 0.2 },
  { at: 21.2, level: 0.44 },
  { at: 25, level: 0.7 },
  { at: 42, level: 0.44 },
  { at: 53, level: 1 },
]
export type ProcessStep = (typeof processSteps)[number]

export const renewingAtFirst = 41

/**
 * Customer Intelligence: how many of a hundred customers like her renew, after what was said from `from` to
 * `to`.
 */
export interface LikelihoodChange {
  from: number
  to: number
  after: Speaker
  renewing: number
}

export const likelihoodChanges: LikelihoodChange[] = [
  { from: 13, to: 17, after: 'assistant', renewing: 46 },
  { from: 18.6, to: 21.6, after: 'caller', renewing: 50 },
  { from: 26.6, to: 31, after: 'assistant', renewing: 55 },
  { from: 34.9, to: 39.4, after: 'caller', renewing: 66 },
  { from: 43, to: 46.8, after: 'assistant', renewing: 72 },
  { from: 49, to: 52.4, after: 'caller', renewing: 80 },
  { from: 57.4, to: 62, after: 'assistant', renewing: 88 },
]

/** Document Processing: when a field was read, and the length of its lines, in seconds of the axis. */
export const scannedFields = [
  { at: 18.2, lines: [3.8, 7.2, 3.6, 7.1] },
  { at: 33.2, lines: [5.8, 4.2, 5.6, 6.2] },
  { at: 41, lines: [3.4, 5.6, 6.4, 5.8] },
  { at: 56, lines: [4.4, 7.7, 4.3, 6.6] },
]
export type ScannedField = (typeof scannedFields)[number]

/**
 * Smart Analytics: the week's calls like this one, some of them longer. `rowsAsking` of the rows ask the question at
 * `questionTurn` of the sample call's turns; the others lack it and its answer.
 */
export const similarCallsOfTheWeek = {
  calls: 3184,
  callsPerRow: 16,
  rowsLonger: 26,
  rowsAsking: 119,
  questionTurn: 5,
}
