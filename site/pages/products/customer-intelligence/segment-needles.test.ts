import { describe, expect, it } from 'vitest'
import { branch, customerIntelligence } from '../../../content/products/customer-intelligence.ts'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { fieldHeight, fieldWidth, segmentNeedles } from './segment-needles.ts'
import { renewals, segmentTotals } from './renewals.ts'

const totals = segmentTotals(renewals(branch), customerIntelligence.segments)
const needles = (perNeedle: number) =>
  totals.map((segment, place) => segmentNeedles(segment, place, { perNeedle, limit: branch.heavyPremium }))
const count = (path: string) => path.split('m').length - 1

describe.each([1, 2, 5])('a field of needles, %i customers each', (perNeedle) => {
  it('has a likelihood and a premium for each needle', () => {
    const due = totals.map(({ customers }) => Math.ceil(customers.length / perNeedle))
    expect(needles(perNeedle).map(({ likelihood }) => count(likelihood))).toEqual(due)
    expect(needles(perNeedle).map(({ premium, heavy }) => count(premium) + count(heavy))).toEqual(due)
  })

  it('stays within its box, segments side by side', () => {
    const width = fieldWidth(branch.customers, totals.length)
    let reached = -1
    for (const paths of needles(perNeedle)) {
      const points = Object.values(paths).flatMap(pathPoints)
      const xs = points.map(({ x }) => x)
      expect(Math.min(...xs)).toBeGreaterThan(reached)
      reached = Math.max(...xs)
      expect(points.every(({ y }) => y >= 0 && y <= fieldHeight)).toBe(true)
    }
    expect(reached).toBeLessThan(width)
  })
})

it('draws a heavy needle for each customer who pays more than the limit', () => {
  const above = totals.map(({ customers }) =>
    customers.filter(({ premium }) => premium > branch.heavyPremium),
  )
  expect(needles(1).map(({ heavy }) => count(heavy))).toEqual(above.map((customers) => customers.length))
})
