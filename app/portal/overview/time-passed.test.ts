import { expect, test } from 'vitest'
import { timePassed } from './time-passed.ts'

test.each([
  ['on-call', -200, 0, '3:20 on the call'],
  ['on-call', -200, 75, '4:35 on the call'],
  ['ago', -20 * 60, 0, '20 minutes ago'],
  ['ago', -60 * 60, 0, '1 hour ago'],
  ['ago', -119 * 60, 60, '2 hours ago'],
  ['waiting', -120, 59, 'Waiting 2 minutes'],
  ['waiting', -45, 30, 'Waiting 1 minute'],
] as const)('%s since %d, at %d: %s', (kind, since, seconds, words) => {
  expect(timePassed({ kind, since }, seconds)).toBe(words)
})
