import { expect, test } from 'vitest'
import { blockingTime } from './blocking-time.ts'

test('only what a task runs beyond 50 ms blocks', () => {
  const tasks = [
    { start: 1000, duration: 80 },
    { start: 2000, duration: 51 },
  ]
  expect(blockingTime(tasks, 500)).toBe(31)
})

test('tasks before first paint block nothing that can be seen', () => {
  expect(blockingTime([{ start: 100, duration: 300 }], 500)).toBe(0)
})

test('of a task during first paint, the part after it counts', () => {
  expect(blockingTime([{ start: 400, duration: 200 }], 500)).toBe(50)
})
