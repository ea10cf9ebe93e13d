import { expect, test } from 'vitest'
import { giveUpAfter, nextAttempt } from './retry-schedule.ts'
import { hour } from '../../common/lead/milliseconds.ts'

const received = new Date('2025-10-14T06:12:00Z')

test('waits longer after each failure, at most the step of the schedule', () => {
  const longest = (attempts: number) => {
    const next = nextAttempt(attempts, received, received, { random: () => 1 })
    return next && (next.getTime() - received.getTime()) / 1000
  }
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 50].map(longest)).toEqual([
    5, 30, 120, 600, 1800, 7200, 18_000, 36_000, 36_000, 36_000,
  ])
})

test('draws the wait evenly from zero to the step', () => {
  expect(nextAttempt(3, received, received, { random: () => 0 })).toEqual(received)
  expect(nextAttempt(3, received, received, { random: () => 0.5 })).toEqual(
    new Date(received.getTime() + 60_000),
  )
})

test('tries a last time at 72 hours and then gives up', () => {
  const last = new Date(received.getTime() + giveUpAfter)
  expect(nextAttempt(9, received, new Date(last.getTime() - hour), { random: () => 1 })).toEqual(last)
  expect(nextAttempt(10, received, last, { random: () => 1 })).toBeUndefined()
})
