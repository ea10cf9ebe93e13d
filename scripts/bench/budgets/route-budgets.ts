import { articleSlugs } from '../../../content/articles/article-slugs.ts'
import { cardsOnPage } from '../../../content/articles/blog-pages.ts'

/** The most a page may weigh in kB of 1,000 bytes, compressed with brotli: see weight/built-weight.ts. */
export interface RouteBudget {
  html: number
  script: number
  /** Of the fonts that the page asks for at once. */
  fonts: number
}

const blogHtml = (cards: number) => Math.ceil(13 + 0.65 * cards)

/**
 * By path, a few per cent above what pages weighed when this was last set. `/*` at the end stands for everything below;
 * the first entry that fits a path holds. Raise one only with a reason in the commit.
 */
const routeBudgets: readonly [paths: string, budget: RouteBudget][] = [
  ['/', { html: 31, script: 76, fonts: 18 }],
  ['/products/qams', { html: 30, script: 74, fonts: 18 }],
  ['/products/*', { html: 28, script: 74, fonts: 18 }],
  ['/products', { html: 24, script: 70, fonts: 18 }],
  // Sample sentences in Indian scripts, above the fold.
  ['/solutions/*', { html: 27, script: 71, fonts: 32 }],
  ['/solutions', { html: 28, script: 72, fonts: 18 }],
  ['/about', { html: 25, script: 70, fonts: 18 }],
  ['/offers', { html: 22, script: 74, fonts: 18 }],
  ['/partner-program', { html: 19, script: 70, fonts: 18 }],
  // A card for each article, with its drawing, until a page is full: whoever writes one need not raise this.
  ['/blog', { html: blogHtml(Math.min(articleSlugs.length, cardsOnPage + 1)), script: 73, fonts: 18 }],
  ['/blog/page/*', { html: blogHtml(cardsOnPage), script: 73, fonts: 18 }],
  ['/blog/*', { html: 23, script: 71, fonts: 18 }],
  ['/privacy-policy', { html: 19, script: 71, fonts: 18 }],
  ['/terms-of-use', { html: 18, script: 71, fonts: 18 }],
  ['/newsletter/*', { html: 13, script: 70, fonts: 18 }],
  ['/login', { html: 15, script: 77, fonts: 18 }],
  ['/agent', { html: 12, script: 78, fonts: 18 }],
  // Script draws the portal, so that its fonts are asked for at once; its router: decision 7.
  ['/dashboard', { html: 20, script: 150, fonts: 55 }],
  ['/dashboard/*', { html: 20, script: 150, fonts: 55 }],
]

/** What a page may weigh. Throws when no entry fits its path. */
export function routeBudget(path: string): RouteBudget {
  const found = routeBudgets.find(
    ([paths]) => paths === path || (paths.endsWith('/*') && isBelow(path, paths)),
  )
  if (!found) throw new Error(`${path} has no budget. Give it one in scripts/bench/budgets/route-budgets.ts.`)
  return found[1]
}

const isBelow = (path: string, paths: string) => path.startsWith(paths.slice(0, -1))
