import type { AgentAnswer } from './agent-answer.ts'
import { articles } from './answers/articles.ts'
import { banksAndInsurers } from './answers/banks-and-insurers.ts'
import { company } from './answers/company.ts'
import { conversations } from './answers/conversations.ts'
import { documents } from './answers/documents.ts'
import { guides } from './answers/guides.ts'
import { homesAndStays } from './answers/homes-and-stays.ts'
import { industries } from './answers/industries.ts'
import { messaging } from './answers/messaging.ts'
import { peopleAndTerms } from './answers/people-and-terms.ts'
import { personalData } from './answers/personal-data.ts'
import { pricesAndTerms } from './answers/prices-and-terms.ts'
import { processes } from './answers/processes.ts'
import { products } from './answers/products.ts'
import { quality } from './answers/quality.ts'
import { readingCalls } from './answers/reading-calls.ts'
import { rulesAndCosts } from './answers/rules-and-costs.ts'
import { serviceFloors } from './answers/service-floors.ts'
import { systems } from './answers/systems.ts'
import { website } from './answers/website.ts'

/** Everything the assistant has a prepared answer for. */
export const agentAnswers: readonly AgentAnswer[] = [
  ...articles,
  ...banksAndInsurers,
  ...company,
  ...conversations,
  ...documents,
  ...guides,
  ...homesAndStays,
  ...industries,
  ...messaging,
  ...peopleAndTerms,
  ...personalData,
  ...pricesAndTerms,
  ...processes,
  ...products,
  ...quality,
  ...readingCalls,
  ...rulesAndCosts,
  ...serviceFloors,
  ...systems,
  ...website,
]
