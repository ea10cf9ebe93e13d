import type { SolutionId } from '../solutions.ts'
import { banking } from './banking.ts'
import { bpo } from './bpo.ts'
import { customerSupport } from './customer-support.ts'
import { dataAnalytics } from './data-analytics.ts'
import { ecommerce } from './ecommerce.ts'
import { edtech } from './edtech.ts'
import { healthcare } from './healthcare.ts'
import { hospitalityTravel } from './hospitality-travel.ts'
import { insurance } from './insurance.ts'
import { leadGeneration } from './lead-generation.ts'
import { processAutomation } from './process-automation.ts'
import { realEstate } from './real-estate.ts'
import type { SolutionPage } from './solution-page.ts'

/** The words of every solution page. For build time and tests only: no page needs those of another. */
export const solutionPages: Record<SolutionId, SolutionPage> = {
  banking,
  healthcare,
  ecommerce,
  insurance,
  bpo,
  edtech,
  'real-estate': realEstate,
  'hospitality-travel': hospitalityTravel,
  'customer-support': customerSupport,
  'lead-generation': leadGeneration,
  'process-automation': processAutomation,
  'data-analytics': dataAnalytics,
}
