import { format } from 'prettier'
import { expect, test } from 'vitest'
import { checkPageBudgets } from '../budgets/page-budgets.ts'
import { sampleClicks, sampleClose, sampleLighthouse, sampleRoute } from '../page-result.fixture.ts'
import { benchmarkDocument } from './benchmark-document.ts'
import { clickTable } from './click-table.ts'
import { closeText } from './close-text.ts'
import { routesText } from './routes-text.ts'

const shifting = { page: [{ ...sampleLighthouse, layoutShift: 0.0123 }], control: [sampleLighthouse] }
const pages = [sampleRoute, { ...sampleRoute, path: '/about', lighthouse: shifting }]
const runs = { lighthouseRuns: 3, loads: 9, paintPairs: 48, visitors: 5, walks: 5 }
const circumstances = { failures: new Map(), slowAtFirst: new Map(), runs, chromium: '156.0' }
const text = benchmarkDocument(2, checkPageBudgets(pages), [
  routesText(pages, circumstances),
  closeText([sampleClose], runs),
  clickTable(sampleClicks),
])

test('the first line says by which command it was written', () => {
  expect(text.split('\n')[0]).toContain('npm run bench')
})

test('without a budget there is no table of them', () => {
  expect(text).toContain('## Budgets')
  expect(benchmarkDocument(2, [], ['## Assistant'])).not.toContain('|')
  expect(benchmarkDocument(2, [], ['## Assistant'])).toContain('\n\n## Assistant\n')
})

test('a missed budget names the worst page and how many keep it', () => {
  expect(text).toMatch(/^\| Lighthouse: layout shift.*at most 0 \| 0.0123 \| \/about \| MISSED: 1 of 2 \|$/m)
})

test('every row of every table has as many cells as its headings', async () => {
  const tables = (await format(text, { parser: 'markdown' }))
    .split(/\n\n+/)
    .filter((part) => part.startsWith('|'))
  expect(tables).toHaveLength(8)
  for (const table of tables) {
    const bars = table
      .trim()
      .split('\n')
      .map((line) => line.split('|').length)
    expect(new Set(bars).size).toBe(1)
  }
})

test('a page without a button on its first screen still makes a report', () => {
  const quiet = { ...sampleRoute, earlyClicks: { phone: [], desktop: [] } }
  expect(routesText([quiet], circumstances)).toContain('no button on the first screen')
})

test('what grows when the page starts is shown before and after, what does not once', () => {
  expect(text).toMatch(/^\| \/ \| 20.0 \| 8.0 \| 1.0 \| 0.0 → 75.0 \|/m)
})

test('a score without its audit is marked, and a page that failed says why', () => {
  const failures = new Map([['/blog', 'Error: no paint']])
  const report = routesText([{ ...sampleRoute, unlisted: true }], { ...circumstances, failures })
  expect(report).toContain('| 100 (unlisted) |')
  expect(report).toContain('- /blog could not be measured: Error: no paint')
})

test('a page that was measured once more says what it had at first', () => {
  const report = routesText(pages, { ...circumstances, slowAtFirst: new Map([['/about', 99]]) })
  expect(report).toContain(
    '- /about was measured once more at the end, which counts. Its performance at first: 99.',
  )
})

test('clicks are shown by link and together, with how often the page was rendered ahead', () => {
  expect(text).toContain(
    '| / to /products | 62 (62 to 62) | 1 of 1 | 90 (90 to 90) | 1 of 1 | 120 (120 to 120) |',
  )
  expect(text).toContain('| all | 75 (62 to 88) | 1 of 2 | 100 (90 to 110) | 2 of 2 | 130 (120 to 140) |')
})
