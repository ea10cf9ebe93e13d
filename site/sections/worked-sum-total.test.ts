import { describe, expect, test } from 'vitest'
import { addUp } from './worked-sum-total.ts'

const entry = { label: 'By hand', working: '4,000 × 26 min' }

describe('addUp', () => {
  test('adds the displayed amounts, not what rounding hid', () => {
    const { shown, total } = addUp([
      { ...entry, amount: 10.4 },
      { ...entry, amount: 10.4 },
      { ...entry, amount: 10.4 },
    ])
    expect(shown).toEqual([10, 10, 10])
    expect(total).toBe(30)
  })

  test('subtracts costs', () => {
    expect(
      addUp([
        { ...entry, amount: 450_666.7 },
        { ...entry, amount: -45_066.7 },
        { ...entry, amount: -29_999 },
      ]).total,
    ).toBe(375_601)
  })
})
