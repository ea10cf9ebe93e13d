import { site } from '../../../common/brand/site.ts'
import { countWords, type PageWords } from './count-words.ts'
import { productIds } from '../../content/products.ts'
import { solutionIds } from '../../content/solutions.ts'

/** Most words of the main part of a page as it opens, tables left out: longer, and nobody reads it to its end. */
const wordBudgets: Readonly<Record<string, number>> = {
  '/': 1100,
  '/products': 900,
  ...Object.fromEntries(productIds.map((id) => [`/products/${id}`, 900])),
  '/solutions': 700,
  ...Object.fromEntries(solutionIds.map((id) => [`/solutions/${id}`, 730])),
  '/offers': 700,
  '/about': 600,
  '/partner-program': 600,
  '/integrations': 900,
  '/security': 900,
  '/data-processing-agreement': 900,
}

/** Words of one page, beside the most it may have. */
export interface CountedPage extends PageWords {
  path: string
  budget: number
}

/**
 * Counts the words of every page that has a budget. `htmlOf` gives the HTML that is served at a path. The company’s
 * names count as one word each, or a longer name would put a page above its budget.
 */
export function countPages(htmlOf: (path: string) => string): CountedPage[] {
  return Object.entries(wordBudgets).map(([path, budget]) => {
    const html = htmlOf(path).replaceAll(site.company, 'Company').replaceAll(site.brand, 'Brand')
    const { opens, whole } = countWords(html)
    return { path, opens, whole, budget }
  })
}

/** What is wrong with the words of the pages, a line each; none where all keep their budget. */
export function wordFaults(pages: readonly CountedPage[]): string[] {
  return pages
    .filter(({ opens, budget }) => opens > budget)
    .map(({ path, opens, budget }) => `${path} has ${opens} words, and its budget is ${budget}. Shorten it.`)
}

/** The count for reading, a page a line. */
export function wordTable(pages: readonly CountedPage[]): string {
  const lines = pages.map(
    ({ path, opens, whole, budget }) =>
      `  ${path.padEnd(34)}${String(opens).padStart(5)} of ${String(budget).padStart(4)}${whole > opens ? `, ${whole} with all tabs open` : ''}`,
  )
  return ['Words as built, without tables:', ...lines].join('\n')
}
