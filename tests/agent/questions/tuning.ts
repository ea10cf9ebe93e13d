import { complianceQuestions } from './compliance.ts'
import { industryQuestions } from './industries.ts'
import { technologyQuestions } from './information-technology.ts'
import { mixedQuestions } from './mixed.ts'
import { operationsQuestions } from './operations.ts'
import { outsideQuestions } from './outside.ts'
import { procurementQuestions } from './procurement.ts'
import type { KnownQuestion } from './question.ts'
import { visitorOutside } from './visitors-outside.ts'
import { visitorQuestions } from './visitors.ts'

/** What the search is tuned on, and what its prepared answers and words may be written for. */
export const tuningQuestions: readonly KnownQuestion[] = [
  ...operationsQuestions,
  ...industryQuestions,
  ...technologyQuestions,
  ...complianceQuestions,
  ...procurementQuestions,
  ...mixedQuestions,
  ...visitorQuestions,
]

/** What the search is tuned to decline. */
export const tuningOutside: readonly string[] = [...outsideQuestions, ...visitorOutside]
