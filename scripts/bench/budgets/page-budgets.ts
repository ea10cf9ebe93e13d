import { agentPath } from '../../../content/pages.ts'
import type { Device } from '../browser/devices.ts'
import { isInPortal } from '../browser/portal-visitor.ts'
import { comparedLighthouse, earlyLosses, lighthouseScore, scriptsBeforePaint } from '../figures.ts'
import type { RouteResult } from '../page-result.ts'
import { allJavaScript } from '../weight/measure-weight.ts'
import { middleRatio } from '../statistics.ts'
import type { Budget } from './budget.ts'
import { type BudgetResult, checkBudgets } from './check-budgets.ts'

type PageBudget = Budget<RouteResult>

interface BudgetGroup {
  /** Which pages keep the budgets. */
  holdsFor: (path: string) => boolean
  budgets: readonly PageBudget[]
}

const devices: Device[] = ['phone', 'desktop']

const isPublic = (path: string) => !isInPortal(path)
/** The assistant has another page to show without script. */
const comparesWithNoScript = (path: string) => path !== agentPath
/** The assistant and the portal have no button on their first screen. */
const canBePressedEarly = (path: string) => isPublic(path) && path !== agentPath

/** What pages keep beside their weight (route-budgets.ts). Script draws the portal, so its own differ. */
const pageBudgets: readonly BudgetGroup[] = [
  {
    holdsFor: () => true,
    budgets: [
      atLeast100('accessibility', 'accessibility'),
      atLeast100('best practices', 'best-practices'),
      atLeast100('SEO', 'seo'),
      atLeast100('agentic browsing', 'agentic-browsing'),
      atLeast100('performance', 'performance'),
    ],
  },
  {
    holdsFor: isPublic,
    budgets: [
      { name: 'Lighthouse: layout shift (4 decimals)', atMost: 0, measure: layoutShift },
      { name: 'All JavaScript of a page together (kB, brotli)', atMost: 90, measure: javaScript },
    ],
  },
  {
    holdsFor: comparesWithNoScript,
    budgets: [
      {
        // The simulation adds whole round trips: a font that comes a moment before or after the paint is a tenth.
        name: 'Largest paint of a page, ratio to no script (Lighthouse)',
        atMost: 1.25,
        measure: (page) => comparedLighthouse(page, 'largestPaint').ratio,
      },
      { name: 'Script files asked for before first paint', atMost: 0, measure: filesBeforePaint },
    ],
  },
  {
    holdsFor: canBePressedEarly,
    budgets: [
      { name: 'Early clicks lost', atMost: 0, measure: (page) => lost(page, 'clicks') },
      { name: 'Early characters lost', atMost: 0, measure: (page) => lost(page, 'characters') },
    ],
  },
  {
    holdsFor: isInPortal,
    budgets: [
      { name: 'Portal: Lighthouse: layout shift (4 decimals)', atMost: 0.01, measure: layoutShift },
      { name: 'Portal: all JavaScript of a page (kB, brotli)', atMost: 155, measure: javaScript },
    ],
  },
]

/** All pages together, steadier than any of them: the middle of their ratios (Hodges and Lehmann). */
const togetherBudget: Budget<{ ratios: number[] }> = {
  name: 'Largest paint of all pages, ratio to no script (Lighthouse)',
  atMost: 1.05,
  measure: ({ ratios }) => middleRatio(ratios),
}

/** Holds every page against the budgets that hold for it, and all together. */
export function checkPageBudgets(measured: readonly RouteResult[]): BudgetResult[] {
  const ratios = measured
    .filter(({ path }) => comparesWithNoScript(path))
    .map((page) => comparedLighthouse(page, 'largestPaint').ratio)
    .filter((ratio) => ratio !== undefined)
  return [
    ...pageBudgets.flatMap(({ holdsFor, budgets }) => {
      const pages = measured.filter(({ path }) => holdsFor(path))
      return pages.length === 0 ? [] : checkBudgets(pages, budgets)
    }),
    ...(ratios.length === 0 ? [] : checkBudgets([{ path: 'the middle one', ratios }], [togetherBudget])),
  ]
}

function atLeast100(name: string, category: string): PageBudget {
  return { name: `Lighthouse: ${name}`, atLeast: 100, measure: (page) => lighthouseScore(page, category) }
}

/** Of the worst run, to the 4 decimals in which it is stated. */
function layoutShift(page: RouteResult): number {
  return Math.round(comparedLighthouse(page, 'layoutShift').page.max * 10_000) / 10_000
}

function filesBeforePaint(page: RouteResult): number {
  return scriptsBeforePaint(page).length
}

function javaScript({ weight }: RouteResult): number {
  return allJavaScript(weight) / 1000
}

function lost(page: RouteResult, what: 'clicks' | 'characters'): number | undefined {
  const losses = devices.map((device) => earlyLosses(page, device)).filter((one) => one !== undefined)
  return losses.length === 0 ? undefined : losses.reduce((sum, one) => sum + one[what], 0)
}
