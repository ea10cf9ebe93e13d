import type { Phrase } from '../console-call.ts'

/** What somebody who has taken a call may be doing with a sentence. */
export type Intent =
  | 'greeting'
  | 'apology'
  | 'done'
  | 'wait'
  | 'question'
  | 'anything-else'
  | 'goodbye'
  | 'statement'
  | 'unclear'

/** How callers of one language answer, in the order in which answers are used up. */
export type CallerReplies = Record<Intent, Phrase[]>
