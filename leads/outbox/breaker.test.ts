import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

test('five failures in a row pause a destination for a while; then one delivery shows whether it is well', () => {
  let time = 0
  const breaker = createBreaker({ steady: () => time, pause: 30_000 })
  const fail = (times: number) => Array.from({ length: times }).forEach(() => breaker.note(false))
  fail(4)
  breaker.note(true)
  fail(4)
  expect([breaker.isOpen(), breaker.room(4), breaker.pauseLeft()]).toEqual([false, 4, 0])
  fail(1)
  expect([breaker.isOpen(), breaker.room(4), breaker.pauseLeft()]).toEqual([true, 0, 30_000])
  time = 30_000
  expect([breaker.isOpen(), breaker.room(4), breaker.pauseLeft()]).toEqual([true, 1, 0])
  fail(1)
  expect(breaker.room(4)).toBe(0)
  time = 60_000
  breaker.note(true)
  expect([breaker.isOpen(), breaker.room(4)]).toEqual([false, 4])
})
