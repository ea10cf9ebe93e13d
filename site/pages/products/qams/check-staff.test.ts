import { expect, test } from 'vitest'
import { checks } from '../../../content/sample-readings.ts'
import { staffPlaces } from './check-staff.tsx'

test('checks hang in descending fours, each with room until the next line that reaches as low', () => {
  expect(staffPlaces([3, 9, 15, 19, 24], 72)).toEqual([
    { at: 3, level: 3, room: 21 },
    { at: 9, level: 2, room: 15 },
    { at: 15, level: 1, room: 9 },
    { at: 19, level: 0, room: 5 },
    { at: 24, level: 3, room: 48 },
  ])
})

test('every check of the sample call has room for a word', () => {
  const places = staffPlaces(
    checks.map(({ at }) => at),
    72,
  )
  expect(Math.min(...places.map(({ room }) => room))).toBeGreaterThanOrEqual(4)
})
