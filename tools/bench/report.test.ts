import { expect, test } from 'vitest'
import { barTable, isKept } from './report.ts'

test('a bar is met up to its limit, and a value that could not be measured is a miss', () => {
  expect(isKept({ what: 'Visit (kB)', value: 260, atMost: 260 })).toBe(true)
  expect(isKept({ what: 'Visit (kB)', value: 260.001, atMost: 260 })).toBe(false)
  expect(isKept({ what: 'Leads a second', value: 299, atLeast: 300 })).toBe(false)
  expect(isKept({ what: 'Visit (kB)', value: NaN, atMost: 260 })).toBe(false)
})

test('a missed bar is marked as missed', () => {
  expect(barTable([{ what: 'Visit (kB)', value: 272.4567, atMost: 260 }])).toContain(
    '| Visit (kB) | at most 260 | 272.46 | MISSED |',
  )
})
