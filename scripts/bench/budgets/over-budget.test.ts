import { expect, test } from 'vitest'
import { prerenderedPaths } from '../../../content/pages.ts'
import { overBudget } from './over-budget.ts'
import { routeBudget } from './route-budgets.ts'

test('every page has a budget', () => {
  for (const path of prerenderedPaths.filter((one) => one !== '/not-found'))
    expect(routeBudget(path)).toBeDefined()
})

test('a byte beyond the budget is told with the page, the part and what is allowed', () => {
  const { html, script, fonts } = routeBudget('/offers')
  const full = { path: '/offers', html: html * 1000, script: script * 1000, fonts: fonts * 1000 }
  expect(overBudget(full)).toEqual([])
  expect(overBudget({ ...full, script: full.script + 100 })).toEqual([
    `/offers: script ${script}.1 kB, allowed ${script}`,
  ])
})

test('a page that nobody gave a budget says where to give it one', () => {
  expect(() => routeBudget('/careers')).toThrow('route-budgets.ts')
})
