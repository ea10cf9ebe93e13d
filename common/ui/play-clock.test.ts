import { expect, test } from 'vitest'
import { PlayClock } from './play-clock.ts'

test('the clock counts only while it runs', () => {
  const clock = new PlayClock(0)
  expect(clock.secondsAt(5000)).toBe(0)
  clock.start(5000)
  expect(clock.secondsAt(7500)).toBe(2.5)
  clock.stop(8000)
  expect(clock.secondsAt(60_000)).toBe(3)
  clock.start(70_000)
  expect(clock.secondsAt(71_000)).toBe(4)
})

test('the clock does not restart when started twice, or stop twice', () => {
  const clock = new PlayClock(0)
  clock.start(0)
  clock.start(1000)
  expect(clock.secondsAt(2000)).toBe(2)
  clock.stop(2000)
  clock.stop(9000)
  expect(clock.secondsAt(9000)).toBe(2)
})

test('the clock begins where told', () => {
  expect(new PlayClock(6).secondsAt(9000)).toBe(6)
})
