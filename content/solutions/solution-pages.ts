import type { SolutionId } from '../solutions.ts'
import { banking } from './banking.ts'
import { customerSupport } from './customer-support.ts'
import { dataAnalytics } from './data-analytics.ts'
import { healthcare } from './healthcare.ts'
import { hospitalityTravel } from './hospitality-travel.ts'
import { leadGeneration } from './lead-generation.ts'
import { processAutomation } from './process-automation.ts'
import type { SolutionPage } from './solution-page.ts'

/** The solution pages that are written, and so built. Import it only at build: it holds the words of all of them. */
export const solutionPages: Partial<Record<SolutionId, SolutionPage>> = {
  banking,
  healthcare,
  'hospitality-travel': hospitalityTravel,
  'customer-support': customerSupport,
  'lead-generation': leadGeneration,
  'process-automation': processAutomation,
  'data-analytics': dataAnalytics,
}
