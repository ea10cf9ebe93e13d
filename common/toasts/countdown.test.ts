import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countdown } from './countdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('ends after its time, not before', () => {
  const done = vi.fn<() => void>()
  countdown(5000, done)
  vi.advanceTimersByTime(4999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

test('time spent paused does not count', () => {
  const done = vi.fn<() => void>()
  const clock = countdown(5000, done)
  vi.advanceTimersByTime(3000)
  clock.pause()
  vi.advanceTimersByTime(60_000)
  clock.resume()
  vi.advanceTimersByTime(1999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

test('pausing or resuming twice changes nothing', () => {
  const done = vi.fn<() => void>()
  const clock = countdown(1000, done)
  clock.resume()
  clock.pause()
  clock.pause()
  clock.resume()
  vi.advanceTimersByTime(1000)
  expect(done).toHaveBeenCalledOnce()
})
