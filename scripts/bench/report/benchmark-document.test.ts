import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { checkBudgets } from '../budgets/check-budgets.ts'
import { benchmarkDocument } from './benchmark-document.ts'

const part = { name: 'desk', about: 'the lead desk' }
const pages = [{ path: '/' }, { path: '/about' }]
const budgets = checkBudgets(pages, [
  { name: 'Moved far', atMost: 0, measure: ({ path }) => (path === '/about' ? 0.0123 : 0) },
])

test('it says by which command it was written', () => {
  expect(benchmarkDocument(part, 2, { text: 'Words.', budgets })).toContain('npm run bench -- desk')
})

test('without a budget there is no table of them', () => {
  expect(benchmarkDocument(part, 2, { text: 'Words.', budgets: [] })).not.toContain('|')
})

test('a missed budget names the worst page and how many keep it', async () => {
  const { code } = await format('desk.md', benchmarkDocument(part, 2, { text: 'Words.', budgets }))
  expect(code).toMatch(/^\| Moved far +\| at most 0 +\| 0.0123 +\| \/about +\| MISSED: 1 of 2 +\|$/m)
})
