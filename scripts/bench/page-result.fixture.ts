import type { ClickComparison } from './clicks/compare-clicks.ts'
import type { Load } from './loads/measure-load.ts'
import type { CloseResult, RouteResult } from './page-result.ts'
import { weigh } from './weight/page-weight.ts'
import type { LighthouseRun } from './lighthouse/run-lighthouse.ts'

export const sampleLoad: Load = {
  firstPaint: 900,
  largestElement: 'h1 “Every call”',
  loadToHydrated: 700,
  blockingTime: 120,
  layoutShift: 0,
}

export const sampleLighthouse: LighthouseRun = {
  version: '13.5.0',
  benchmarkIndex: 2000,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100, 'agentic-browsing': 100 },
  firstPaint: 850,
  largestPaint: 900,
  blockingTime: 10,
  layoutShift: 0,
  largestElement: 'h1',
  lostAudits: [],
}

const transfers = [
  { resourceType: 'document', bytes: 20_000, start: 0 },
  { resourceType: 'script', bytes: 75_000, start: 900 },
]

/** A page that keeps every budget. */
export const sampleRoute: RouteResult = {
  path: '/',
  unlisted: false,
  weight: {
    beforeStartUp: weigh(transfers, 500),
    atRest: weigh(transfers),
    used: weigh(transfers),
    inlineScript: 1000,
    inlineStyle: 8000,
  },
  lighthouse: { page: [sampleLighthouse], control: [sampleLighthouse] },
  traces: [{ requested: [], ran: 1.5 }],
  earlyClicks: {
    phone: [{ opened: true, lostCharacters: 0, clickToHydrated: 900 }],
    desktop: [{ opened: true, lostCharacters: 0, clickToHydrated: 800 }],
  },
}

/** A close look at it, which keeps every budget as well. */
export const sampleClose: CloseResult = {
  path: '/',
  loads: {
    page: [sampleLoad],
    control: [{ ...sampleLoad, loadToHydrated: undefined, blockingTime: 0 }],
  },
  paints: [{ page: 1010, control: 1000 }],
  desktopLayoutShift: 0,
  scene: [
    {
      device: 'phone',
      code: { minified: 7900, transferred: 3500 },
      drawCalls: 4,
      vertices: 45_000,
      median: 0.2,
      slow: 0.4,
    },
  ],
}

/** A walk of two links that keeps its budget. */
export const sampleClicks: ClickComparison = {
  path: 'every link pressed',
  ahead: [
    { from: '/', to: '/products', toPainted: 62, prerendered: true },
    { from: '/products', to: '/', toPainted: 88, prerendered: false },
  ],
  touched: [
    { from: '/', to: '/products', toPainted: 90, prerendered: true },
    { from: '/products', to: '/', toPainted: 110, prerendered: true },
  ],
  plain: [
    { from: '/', to: '/products', toPainted: 120, prerendered: false },
    { from: '/products', to: '/', toPainted: 140, prerendered: false },
  ],
}
