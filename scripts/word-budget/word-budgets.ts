import { productIds } from '../../content/products.ts'
import { solutionIds } from '../../content/solutions.ts'

/** Most words of the main part of a page as it opens, tables left out: longer, and nobody reads it to its end. */
export const wordBudgets: Readonly<Record<string, number>> = {
  '/': 1100,
  '/products': 900,
  ...Object.fromEntries(productIds.map((id) => [`/products/${id}`, 900])),
  '/solutions': 700,
  ...Object.fromEntries(solutionIds.map((id) => [`/solutions/${id}`, 700])),
  '/offers': 700,
  '/about': 600,
  '/partner-program': 600,
}
