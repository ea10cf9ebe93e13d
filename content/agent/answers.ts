import type { AgentAnswer } from './agent-answer.ts'
import { company } from './answers/company.ts'
import { conversations } from './answers/conversations.ts'
import { guides } from './answers/guides.ts'
import { industries } from './answers/industries.ts'
import { pricesAndTerms } from './answers/prices-and-terms.ts'
import { products } from './answers/products.ts'
import { systemsAndData } from './answers/systems-and-data.ts'

/** Everything the assistant has a prepared answer for. */
export const agentAnswers: readonly AgentAnswer[] = [
  ...conversations,
  ...products,
  ...industries,
  ...systemsAndData,
  ...pricesAndTerms,
  ...company,
  ...guides,
]
