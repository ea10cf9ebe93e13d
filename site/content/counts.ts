import { botIds, packages } from './pricing.ts'
import { products } from './products.ts'
import { solutions } from './solutions.ts'

/** Numbers of things that sentences on several pages count; `inWords` spells them out. */
export const counts = {
  products: products.length,
  solutions: solutions.length,
  byIndustry: solutions.filter(({ group }) => group === 'industry').length,
  byUseCase: solutions.filter(({ group }) => group === 'use-case').length,
  bots: botIds.length,
  packages: packages.length,
}
