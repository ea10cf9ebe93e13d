import type { ProductId } from './products.ts'
import { type Solution, type SolutionId, solutions } from './solutions.ts'

/** The products that make up each solution, the most important first. */
export const productsUsedIn: Record<SolutionId, readonly [ProductId, ...ProductId[]]> = {
  banking: ['virtual-assistant', 'process-automation', 'qams', 'smart-analytics', 'document-processing'],
  healthcare: ['virtual-assistant', 'zapra', 'document-processing', 'voice-intelligence'],
  ecommerce: ['zapra', 'virtual-assistant', 'smart-analytics', 'customer-intelligence'],
  insurance: [
    'virtual-assistant',
    'document-processing',
    'customer-intelligence',
    'qams',
    'process-automation',
  ],
  bpo: ['virtual-assistant', 'qams', 'voice-intelligence', 'smart-analytics', 'process-automation'],
  edtech: ['virtual-assistant', 'zapra', 'customer-intelligence'],
  'real-estate': ['virtual-assistant', 'zapra', 'document-processing'],
  'hospitality-travel': ['virtual-assistant', 'zapra', 'voice-intelligence', 'customer-intelligence'],
  'customer-support': ['virtual-assistant', 'qams', 'voice-intelligence', 'zapra'],
  'lead-generation': ['virtual-assistant', 'zapra', 'customer-intelligence'],
  'process-automation': ['process-automation', 'document-processing', 'virtual-assistant'],
  'data-analytics': ['smart-analytics', 'voice-intelligence', 'qams'],
}

/** The industries that use a product, in the order of the solutions. */
export function industriesUsing(product: ProductId): Solution[] {
  return solutions.filter(({ id, group }) => group === 'industry' && productsUsedIn[id].includes(product))
}
