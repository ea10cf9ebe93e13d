import { describe, expect, it } from 'vitest'
import { month } from '../../../content/products/smart-analytics-month.ts'
import { sum } from '../../../../common/figures/statistics.ts'
import { byWeek, callsBrought, extraCalls } from './month-totals.ts'

const { reasons, causes } = month

describe('the sample month', () => {
  it('attributes every call beyond an ordinary day to one cause', () => {
    const brought = causes.map((cause) => callsBrought(cause, reasons))
    expect(sum(brought)).toBe(sum(reasons.map(extraCalls)))
    expect(Math.min(...brought)).toBeGreaterThan(500)
  })

  it('exceeds an ordinary day at the peak of each cause, and is highest there', () => {
    for (const {
      reasons: [marked],
      peak,
    } of causes) {
      const reason = reasons.find(({ id }) => id === marked)
      expect(reason?.daily[peak - 1]).toBeGreaterThan(reason?.ordinary ?? Infinity)
      expect(Math.max(...(reason?.daily ?? []))).toBe(reason?.daily[peak - 1])
    }
  })

  it('has as many calls in its weeks as in its days', () => {
    for (const { daily } of reasons) {
      expect(byWeek(daily)).toHaveLength(4)
      expect(sum(byWeek(daily))).toBe(sum(daily))
    }
  })
})

it('counts only calls beyond the ordinary day', () => {
  expect(extraCalls({ id: 'claim', name: 'Claims', ordinary: 10, daily: [8, 10, 13, 21] })).toBe(14)
})
