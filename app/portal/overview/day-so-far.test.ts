import { expect, test } from 'vitest'
import { morning } from '../../../content/portal/morning.ts'
import { dayOfQuarters, daySums } from './day-so-far.ts'

const quarters = dayOfQuarters()

test('the day has 96 quarters, and none has begun after 11:42', () => {
  expect(quarters).toHaveLength(96)
  expect(quarters.slice(47).every(({ settled, toPerson }) => settled + toPerson === 0)).toBe(true)
  expect(quarters.every(({ yesterday }) => yesterday > 0)).toBe(true)
})

test('as many calls as make 318 at once at 11:42, and 92 in a hundred settled without a person', () => {
  const { settled = 0, toPerson = 0 } = quarters[45] ?? {}
  expect(((settled + toPerson) * morning.averageCall.seconds) / 900).toBeCloseTo(318, -2)
  expect(daySums(quarters).settledShare).toBeCloseTo(92.2, 0)
})
