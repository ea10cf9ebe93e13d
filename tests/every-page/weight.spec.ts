import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { notFoundPath, prerenderedPaths } from '../../content/pages.ts'
import { overBudget } from '../../scripts/bench/budgets/over-budget.ts'
import { builtWeight } from '../../scripts/bench/weight/built-weight.ts'
import { projectRoot } from '../../scripts/run-command.ts'

const built = resolve(projectRoot, process.env['SITE_DIR'] ?? 'build/client')

test('no page weighs more than its budget allows', async () => {
  const paths = prerenderedPaths.filter((path) => path !== notFoundPath)
  const weights = await Promise.all(paths.map((path) => builtWeight(built, path)))
  expect(weights.flatMap(overBudget)).toEqual([])
  expect(weights.every(({ html, script, fonts }) => html > 0 && script > 0 && fonts > 0)).toBe(true)
})
