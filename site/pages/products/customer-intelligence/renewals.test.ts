import { describe, expect, it } from 'vitest'
import { branch, customerIntelligence } from '../../../content/products/customer-intelligence.ts'
import { likelihoodChanges } from '../../../content/sample-readings.ts'
import { expectedToRenew, inLakh, placeOf, renewals, segmentTotals, totalPremium } from './renewals.ts'

const field = renewals(branch)
const totals = segmentTotals(field, customerIntelligence.segments)

describe('the branch', () => {
  it('repeats with the same seed, likeliest first', () => {
    expect(renewals(branch)).toEqual(field)
    expect(field).toHaveLength(branch.customers)
    expect(field.toSorted((a, b) => b.likelihood - a.likelihood)).toEqual(field)
  })

  it('falls into three segments that hold every customer once, end to end', () => {
    expect(totals.map(({ start }) => start)).toEqual([0, 143, 393])
    expect(totals.flatMap(({ customers }) => customers)).toEqual(field)
    expect(totals.reduce((sum, { premium }) => sum + premium, 0)).toBeCloseTo(totalPremium(field))
  })

  it('gives each segment the median of its likelihoods', () => {
    const [champions, growth, atRisk] = totals.map(({ median }) => median)
    expect(champions).toBeGreaterThanOrEqual(80)
    expect(growth).toBeGreaterThanOrEqual(57)
    expect(growth).toBeLessThan(80)
    expect(atRisk).toBeLessThan(57)
  })

  it('renewed more customers at risk than expected, and no more than there are', () => {
    const atRisk = totals.at(-1)?.customers ?? []
    expect(branch.atRiskRenewed).toBeGreaterThan(expectedToRenew(atRisk))
    expect(branch.atRiskRenewed).toBeLessThanOrEqual(atRisk.length)
  })

  it('has a place for the caller before and after her call', () => {
    expect(placeOf(field, 41)).toBeGreaterThan(393)
    expect(placeOf(field, 88)).toBeLessThan(143)
  })
})

it('has a sentence for each change of likelihood in the call', () => {
  expect(customerIntelligence.sentences).toHaveLength(likelihoodChanges.length)
})

it('adds likelihoods up', () => {
  const customers = [80, 50, 75].map((likelihood) => ({ likelihood, premium: 1 }))
  expect(expectedToRenew(customers)).toBe(2)
})

it('writes lakh with one decimal', () => {
  expect(inLakh(3_450_000)).toBe('₹34.5 lakh')
})
