import { articleSlugs } from '../../../content/articles/article-slugs.ts'

/** The most a page may weigh in kB of 1,000 bytes, compressed with brotli: see weight/built-weight.ts. */
export interface RouteBudget {
  html: number
  script: number
  /** Of the fonts that the page asks for at once. */
  fonts: number
}

/**
 * By path, a few per cent above what pages weighed when this was last set. `/*` at the end stands for everything below;
 * the first entry that fits a path holds. Raise one only with a reason in the commit.
 */
const routeBudgets: readonly [paths: string, budget: RouteBudget][] = [
  ['/', { html: 34, script: 78, fonts: 18 }],
  ['/products/qams', { html: 31, script: 76, fonts: 18 }],
  ['/products/*', { html: 29, script: 76, fonts: 18 }],
  ['/products', { html: 26, script: 72, fonts: 18 }],
  // Sample sentences in Indian scripts, above the fold.
  ['/solutions/*', { html: 29, script: 73, fonts: 33 }],
  ['/solutions', { html: 30, script: 74, fonts: 18 }],
  ['/about', { html: 27, script: 72, fonts: 18 }],
  ['/offers', { html: 24, script: 76, fonts: 18 }],
  ['/partner-program', { html: 21, script: 72, fonts: 18 }],
  // A card for each article, with its drawing: whoever writes one need not raise this.
  ['/blog', { html: Math.ceil(14 + 0.65 * articleSlugs.length), script: 75, fonts: 18 }],
  ['/blog/*', { html: 25, script: 73, fonts: 18 }],
  ['/privacy-policy', { html: 21, script: 73, fonts: 18 }],
  ['/terms-of-use', { html: 21, script: 73, fonts: 18 }],
  ['/newsletter/*', { html: 16, script: 73, fonts: 18 }],
  ['/login', { html: 18, script: 79, fonts: 18 }],
  ['/agent', { html: 16, script: 80, fonts: 18 }],
  // The portal moves between its desks in place and carries a router for it: decision 7.
  ['/dashboard', { html: 24, script: 152, fonts: 18 }],
  ['/dashboard/*', { html: 24, script: 152, fonts: 18 }],
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
