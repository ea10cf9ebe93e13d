import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

test('lets a burst pass, then one request for each refilled token', () => {
  let now = 0
  const limiter = createRateLimiter({ perMinute: 10, now: () => now })
  for (let request = 0; request < 10; request++) expect(limiter.take('a')).toBe(0)
  expect(limiter.take('a')).toBe(6)
  now = 5_999
  expect(limiter.take('a')).toBe(1)
  now = 6_000
  expect(limiter.take('a')).toBe(0)
  expect(limiter.take('a')).toBe(6)
})

test('an hourly limit refills over the hour', () => {
  let now = 0
  const limiter = createRateLimiter({ perHour: 2, now: () => now })
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 1_800])
  now = 1_800_000
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 1_800])
})

test('lets exactly one burst pass on a clock with fractions', () => {
  for (const perMinute of [1, 7, 10]) {
    const limiter = createRateLimiter({ perMinute, now: () => 1234.56789012345 })
    const waits = Array.from({ length: perMinute + 1 }, () => limiter.take('a'))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(perMinute)
  }
})

test('counts each client separately', () => {
  const limiter = createRateLimiter({ perMinute: 1, now: () => 0 })
  expect(limiter.take('a')).toBe(0)
  expect(limiter.take('b')).toBe(0)
  expect(limiter.take('a')).toBe(60)
})

test('a pause never saves up more than one burst', () => {
  let now = 0
  const limiter = createRateLimiter({ perMinute: 2, now: () => now })
  limiter.take('a')
  now = 3_600_000
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 0])
  expect(limiter.take('a')).toBeGreaterThan(0)
})

test('drops the client seen longest ago if there are too many', () => {
  const limiter = createRateLimiter({ perMinute: 1, capacity: 2, now: () => 0 })
  limiter.take('a')
  limiter.take('b')
  limiter.take('a')
  limiter.take('c')
  expect(limiter.take('a')).toBeGreaterThan(0)
  expect(limiter.take('b')).toBe(0)
})
