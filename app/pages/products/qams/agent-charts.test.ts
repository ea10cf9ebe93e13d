import { expect, test } from 'vitest'
import { agentsSample, septemberMark } from '../../../../content/products/qams-agents.ts'
import { slopeHeight, slopeLines, slopeY } from './slope.ts'
import { sparkline, sparklineHeight } from './sparkline.ts'

test('an agent’s line runs through a point a day and stays inside its box', () => {
  expect(sparkline([100, 75, 50])).toBe('m2 2l58 32l58 32')
  expect(sparkline([0])).toBe(`m2 ${sparklineHeight - 2}`)
})

test('moves are drawn in the band they end in', () => {
  const { good, watch, poor } = slopeLines([
    { from: 81, to: 78 },
    { from: 79, to: 85 },
  ])
  expect([good !== '', watch !== '', poor]).toEqual([true, true, ''])
})

test('every sample mark lies on the slope’s scale', () => {
  for (const agent of agentsSample.busiest)
    for (const mark of [agent.august, septemberMark(agent)]) {
      expect(slopeY(mark)).toBeGreaterThanOrEqual(0)
      expect(slopeY(mark)).toBeLessThanOrEqual(slopeHeight)
    }
})
