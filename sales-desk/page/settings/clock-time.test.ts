import { expect, test } from 'vitest'
import { clockTime, minutesOf } from './clock-time.ts'

test('a time field converts to minutes of a day, and back', () => {
  for (const minutes of [0, 570, 1438]) expect(minutesOf(clockTime(minutes), true)).toBe(minutes)
  expect(clockTime(570)).toBe('09:30')
})

test('the end of a day is written as its last minute, since no field has 24:00', () => {
  expect(minutesOf(clockTime(1440), true)).toBe(1440)
  expect(minutesOf('23:59', false)).toBe(1439)
})

test('an empty field is not a time', () => {
  expect(minutesOf('', false)).toBeUndefined()
})
