import { expect, test } from 'vitest'
import { portalPaths } from '../../../content/pages.ts'
import { sampleClicks, sampleClose, sampleLighthouse, sampleRoute } from '../page-result.fixture.ts'
import type { CloseResult, RouteResult } from '../page-result.ts'
import { type BudgetResult, checkBudgets } from './check-budgets.ts'
import { clickBudgets } from './click-budgets.ts'
import { closeBudgets } from './close-budgets.ts'
import { checkPageBudgets } from './page-budgets.ts'

const missed = (results: BudgetResult[]) =>
  results.filter((one) => one.missed.length > 0).map(({ name }) => name)
const missedBy = (...pages: RouteResult[]) => missed(checkPageBudgets(pages))
const missedClosely = (page: CloseResult) => missed(checkBudgets([page], closeBudgets))

test('a page within every limit misses nothing', () => {
  expect(missedBy(sampleRoute)).toEqual([])
  expect(missedClosely(sampleClose)).toEqual([])
})

const control = [sampleLighthouse]
const scored = (scores: Record<string, number>) => ({
  ...sampleRoute,
  lighthouse: { page: [{ ...sampleLighthouse, scores: { ...sampleLighthouse.scores, ...scores } }], control },
})
const noButton = { phone: [], desktop: [] }

test.each<[string, RouteResult, string[]]>([
  [
    'one byte of script too many, inline script counted',
    { ...sampleRoute, weight: { ...sampleRoute.weight, inlineScript: 15_001 } },
    ['All JavaScript'],
  ],
  ['a script before paint', { ...sampleRoute, traces: [{ requested: ['/a.js'], ran: 0 }] }, ['Script files']],
  [
    'a lost click',
    {
      ...sampleRoute,
      earlyClicks: { phone: [], desktop: [{ opened: false, lostCharacters: 8, clickToHydrated: 1 }] },
    },
    ['Early clicks', 'Early characters'],
  ],
  [
    'no button to click early on any device',
    { ...sampleRoute, earlyClicks: noButton },
    ['Early clicks', 'Early characters'],
  ],
  ['a point of performance', scored({ performance: 99 }), ['Lighthouse: performance']],
  [
    'a largest paint a quarter later than without script, of the page and so of all',
    {
      ...sampleRoute,
      lighthouse: {
        page: [{ ...sampleLighthouse, largestPaint: 1251 }],
        control: [{ ...sampleLighthouse, largestPaint: 1000 }],
      },
    },
    ['Largest paint of a page', 'Largest paint of all'],
  ],
  [
    'a shift of the last stated decimal in any run',
    {
      ...sampleRoute,
      lighthouse: { page: [sampleLighthouse, { ...sampleLighthouse, layoutShift: 0.0001 }], control },
    },
    ['Lighthouse: layout shift'],
  ],
  [
    'a category that could not be scored',
    { ...sampleRoute, lighthouse: { page: [{ ...sampleLighthouse, scores: {} }], control } },
    [
      'Lighthouse: accessibility',
      'Lighthouse: best practices',
      'Lighthouse: SEO',
      'Lighthouse: agentic browsing',
      'Lighthouse: performance',
    ],
  ],
])('%s is a miss', (_what, page, expected) => {
  const names = missedBy(page)
  expect(names).toHaveLength(expected.length)
  for (const [index, beginning] of expected.entries()) expect(names[index]).toContain(beginning)
})

test.each<[string, CloseResult, string]>([
  ['a shift of the last stated decimal', { ...sampleClose, desktopLayoutShift: 0.0001 }, 'Layout shift'],
  [
    'a largest paint 5.1 % later than without script',
    { ...sampleClose, paints: [{ page: 1051, control: 1000 }] },
    'Largest paint',
  ],
])('closely, %s is a miss', (_what, page, beginning) => {
  expect(missedClosely(page)).toEqual([expect.stringContaining(beginning)])
})

test('assistant and portal need no button to press early; the portal, which script draws, has budgets of its own', () => {
  const agent = { ...sampleRoute, path: '/agent', earlyClicks: noButton }
  const drawn = { ...agent, path: portalPaths[1] }
  expect(missedBy(sampleRoute, agent, drawn)).toEqual([])
  const early = { ...drawn, traces: [{ requested: ['/a.js'], ran: 0 }] }
  expect(missedBy(early)).toEqual([expect.stringContaining('Script files')])
  const heavy = { ...drawn, weight: { ...drawn.weight, inlineScript: 155_001 } }
  expect(missedBy(heavy)).toEqual([expect.stringContaining('Portal')])
  const slow = { ...drawn, lighthouse: scored({ performance: 99 }).lighthouse }
  expect(missedBy(slow)).toEqual([expect.stringContaining('performance')])
})

test('a page paints later than without script by less than a quarter, all pages together by a twentieth', () => {
  const later = (path: string, largestPaint: number) => ({
    ...sampleRoute,
    path,
    lighthouse: {
      page: [{ ...sampleLighthouse, largestPaint }],
      control: [{ ...sampleLighthouse, largestPaint: 1000 }],
    },
  })
  expect(missedBy(later('/', 1200), later('/about', 1000), later('/blog', 1000))).toEqual([])
  expect(missedBy(later('/', 1200), later('/about', 1200), later('/blog', 1000))).toEqual([
    expect.stringContaining('all pages'),
  ])
})

test('the worst page is named, and only pages beyond the limit are misses', () => {
  const score = { name: 'Score', atLeast: 99, measure: ({ path }: { path: string }) => Number(path.slice(1)) }
  const pages = [{ path: '/100' }, { path: '/97' }, { path: '/99' }]
  expect(checkBudgets(pages, [score])).toEqual([
    {
      name: 'Score',
      allowed: 'at least 99',
      pages: 3,
      worst: { path: '/97', value: 97 },
      missed: [{ path: '/97', value: 97 }],
    },
  ])
})

test('clicks are judged by their median, with what the browser does ahead', () => {
  const misses = (times: number[]) => {
    const ahead = times.map((toPainted) => ({ from: '/', to: '/about', toPainted, prerendered: true }))
    return checkBudgets([{ ...sampleClicks, ahead }], clickBudgets).flatMap((result) => result.missed)
  }
  expect(misses([20, 100, 900])).toEqual([])
  expect(misses([20, 101, 102])).toEqual([{ path: 'every link pressed', value: 101 }])
  expect(misses([])).toEqual([{ path: 'every link pressed', value: undefined }])
})
