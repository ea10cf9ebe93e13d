import { type BudgetResult, checkBudgets } from '../budgets/check-budgets.ts'
import type { PageAtRest } from './weigh-at-rest.ts'

/** The most that pages of one kind may have brought at rest, in kB of 1,000 bytes, compressed with brotli as sent. */
export interface RestBar {
  kind: string
  /** A path that ends in `/*` stands for everything below it. */
  paths: readonly string[]
  /** Files and inline. */
  script: number
  /** Of everything; undefined where only script is judged. */
  total?: number
}

/** What people read: nothing on it needs more script than menus and disclosures. */
const readingScript = 8

/** The first limit that names a page applies to it. */
const restBars: readonly RestBar[] = [
  // Without its WebGL scene: the browser that measures has no WebGL.
  { kind: 'home', paths: ['/'], script: 12, total: 140 },
  { kind: 'offers', paths: ['/offers'], script: 30, total: 90 },
  {
    kind: 'products and solutions',
    paths: ['/products', '/products/*', '/solutions', '/solutions/*'],
    script: readingScript,
    total: 90,
  },
  {
    kind: 'lists, policies and about',
    paths: ['/blog', '/about', '/partner-program', '/privacy-policy', '/terms-of-use'],
    script: readingScript,
  },
  { kind: 'articles', paths: ['/blog/*'], script: readingScript, total: 65 },
]

/** What a page may weigh at rest; undefined for one that is an application or a short answer, such as /login. */
export function restBar(path: string): RestBar | undefined {
  return restBars.find(({ paths }) =>
    paths.some((each) => (each.endsWith('/*') ? path.startsWith(each.slice(0, -1)) : each === path)),
  )
}

/** Holds pages against the bars of their kinds, kind by kind; a page without a bar is left out. */
export function checkRest(pages: readonly PageAtRest[]): BudgetResult[] {
  return restBars.flatMap((bar) => {
    const ofKind = pages.filter(({ path }) => restBar(path) === bar)
    const budget = (name: string, atMost: number, measure: (page: PageAtRest) => number) => ({
      name: `${name} at rest, ${bar.kind} (kB)`,
      atMost,
      measure: (page: PageAtRest) => measure(page) / 1000,
    })
    return checkBudgets(ofKind, [
      budget('Script', bar.script, ({ script }) => script),
      ...(bar.total === undefined ? [] : [budget('All bytes', bar.total, ({ total }) => total)]),
    ])
  })
}
