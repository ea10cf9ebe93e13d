import { format } from 'prettier'
import { expect, test } from 'vitest'
import { budgets } from '../budgets/budgets.ts'
import { checkBudgets } from '../budgets/check-budgets.ts'
import { sampleClicks, samplePage } from '../page-result.fixture.ts'
import { benchmarkDocument } from './benchmark-document.ts'
import { clickTable } from './click-table.ts'
import { pagesText } from './pages-text.ts'

const pages = [samplePage, { ...samplePage, path: '/about', desktopLayoutShift: 0.0123 }]
const runs = { lighthouseRuns: 3, loads: 9, paintPairs: 24, visitors: 5, walks: 5 }
const text = benchmarkDocument(2, checkBudgets(pages, budgets), [
  pagesText(pages, runs, '156.0'),
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
  expect(text).toMatch(/^\| Layout shift.*at most 0 \| 0.0123 \| \/about \| MISSED: 1 of 2 \|$/m)
})

test('every row of every table has as many cells as its headings', async () => {
  const tables = (await format(text, { parser: 'markdown' }))
    .split(/\n\n+/)
    .filter((part) => part.startsWith('|'))
  expect(tables).toHaveLength(9)
  for (const table of tables) {
    const bars = table
      .trim()
      .split('\n')
      .map((line) => line.split('|').length)
    expect(new Set(bars).size).toBe(1)
  }
})

test('pages without script before paint or early button still make a report', () => {
  const quiet = { ...samplePage, earlyClicks: { phone: [], desktop: [] } }
  expect(pagesText([quiet], runs, '156.0')).toContain('no button on the first screen')
})

test('clicks are shown by link and together, with how often the page was rendered ahead', () => {
  expect(text).toContain(
    '| / to /products | 62 (62 to 62) | 1 of 1 | 90 (90 to 90) | 1 of 1 | 120 (120 to 120) |',
  )
  expect(text).toContain('| all | 75 (62 to 88) | 1 of 2 | 100 (90 to 110) | 2 of 2 | 130 (120 to 140) |')
})
