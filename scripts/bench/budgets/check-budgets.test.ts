import { expect, test } from 'vitest'
import { budgets } from './budgets.ts'
import { checkBudgets } from './check-budgets.ts'
import { clickBudgets } from './click-budgets.ts'
import { sampleClicks, sampleLighthouse, samplePage } from '../page-result.fixture.ts'
import type { PageResult } from '../page-result.ts'

function missedBy(page: PageResult): string[] {
  return checkBudgets([page], budgets)
    .filter(({ missed }) => missed.length > 0)
    .map(({ name }) => name)
}

test('a page within every limit misses nothing', () => {
  expect(missedBy(samplePage)).toEqual([])
})

const overweight = { ...samplePage, weight: { ...samplePage.weight, inlineScript: 15_001 } }
const slowerPaint = { page: 1051, control: 1000 }

test.each<[string, PageResult, string[]]>([
  ['one byte of script too many, inline script counted', overweight, ['All JavaScript']],
  ['a script before paint', { ...samplePage, traces: [{ requested: ['/a.js'], ran: 0 }] }, ['Script files']],
  [
    'a lost click',
    {
      ...samplePage,
      earlyClicks: { phone: [], desktop: [{ opened: false, lostCharacters: 8, clickToHydrated: 1 }] },
    },
    ['Early clicks', 'Early characters'],
  ],
  [
    'no button to click early on any device',
    { ...samplePage, earlyClicks: { phone: [], desktop: [] } },
    ['Early clicks', 'Early characters'],
  ],
  ['a shift of the last stated decimal', { ...samplePage, desktopLayoutShift: 0.0001 }, ['Layout shift']],
  [
    'a largest paint 5.1 % later than without script',
    { ...samplePage, paints: [slowerPaint] },
    ['Largest paint'],
  ],
  [
    'a category that could not be scored',
    { ...samplePage, lighthouse: { ...samplePage.lighthouse, page: [{ ...sampleLighthouse, scores: {} }] } },
    [
      'Lighthouse: performance',
      'Lighthouse: accessibility',
      'Lighthouse: best practices',
      'Lighthouse: SEO',
      'Lighthouse: agentic browsing',
    ],
  ],
])('%s is a miss', (_what, page, expected) => {
  const missed = missedBy(page)
  expect(missed).toHaveLength(expected.length)
  for (const [index, beginning] of expected.entries()) expect(missed[index]).toContain(beginning)
})

test('the worst page is named, and only pages beyond the limit are misses', () => {
  const score = { name: 'Score', atLeast: 99, measure: ({ path }: PageResult) => Number(path.slice(1)) }
  const at = (path: string): PageResult => ({ ...samplePage, path })
  const pages = [at('/100'), at('/97'), at('/99')]
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
    return checkBudgets([{ ...sampleClicks, ahead }], clickBudgets).flatMap(({ missed }) => missed)
  }
  expect(misses([20, 100, 900])).toEqual([])
  expect(misses([20, 101, 102])).toEqual([{ path: 'every link pressed', value: 101 }])
  expect(misses([])).toEqual([{ path: 'every link pressed', value: undefined }])
})
