import type { KnownQuestion } from './question.ts'
import { visitorQuestions } from './visitors.ts'

/** Questions that the search has never been tuned on; until others are written, the last that were unseen. */
export const unseenQuestions: readonly KnownQuestion[] = visitorQuestions
