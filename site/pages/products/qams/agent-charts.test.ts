import { expect, test } from 'vitest'
import { sparkline, sparklineHeight } from './agents-table.tsx'

test('an agent’s line has a point for each day and stays inside its box', () => {
  expect(sparkline([100, 75, 50])).toBe('m2 2l58 32l58 32')
  expect(sparkline([0])).toBe(`m2 ${sparklineHeight - 2}`)
})
