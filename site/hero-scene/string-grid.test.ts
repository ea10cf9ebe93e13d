import { expect, test } from 'vitest'
import { endOfString, stringGrid } from './string-grid.ts'

const grid = stringGrid({ strings: 3, points: 40 })

test('every string has its points in order, each near its regular position and none at the end', () => {
  for (let string = 0; string < 3; string++) {
    let before = -1
    for (let point = 0; point < 40; point++) {
      const vertex = (string * 40 + point) * 2
      expect(grid.places[vertex]).toBe(string)
      const along = grid.places[vertex + 1] ?? NaN
      expect(along * 40).toBeGreaterThanOrEqual(point - 1e-4)
      expect(along * 40).toBeLessThan(point + 1)
      expect(along).toBeGreaterThan(before)
      before = along
    }
  }
})

test('blurred points do not line up: neighbours on two strings are offset', () => {
  const together = Array.from({ length: 40 }, (_, point) =>
    Math.abs((grid.places[point * 2 + 1] ?? 0) - (grid.places[(40 + point) * 2 + 1] ?? 0)),
  ).filter((distance) => distance < 0.02 / 40)
  expect(together.length).toBeLessThan(5)
})

test('lines pass through all points once and end after each string', () => {
  expect(grid.lines).toHaveLength(3 * 41)
  expect([40, 81, 122].map((at) => grid.lines[at])).toEqual([endOfString, endOfString, endOfString])
  expect([...grid.lines].filter((index) => index !== endOfString)).toEqual(
    Array.from({ length: 120 }, (_, index) => index),
  )
})

test('the same counts give the same points, so the poster is a frame of the scene', () => {
  expect(stringGrid({ strings: 3, points: 40 })).toEqual(grid)
})
