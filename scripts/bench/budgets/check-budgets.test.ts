import { expect, test } from 'vitest'
import { checkBudgets } from './check-budgets.ts'

const score = { name: 'Score', atLeast: 99, measure: ({ path }: { path: string }) => Number(path.slice(1)) }

test('the worst page is named, and only pages beyond the limit are misses', () => {
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

test('what could not be measured is a miss', () => {
  const [result] = checkBudgets([{ path: '/100' }, { path: '/' }], [{ ...score, measure: () => NaN }])
  expect(result?.missed).toHaveLength(2)
})

test('without a page there is nothing to judge', () => {
  expect(checkBudgets([], [score])).toEqual([])
})
