import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sparingFrames } from './sparing-frames.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Frames of a device that takes this many milliseconds for one; `shown` has their times. */
function framesOn(device: { wait: number }) {
  const shown: number[] = []
  const start = performance.now()
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    setTimeout(() => callback(performance.now()), device.wait),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  const { request, cancel } = sparingFrames()
  const next = (now: number) => {
    shown.push(now - start)
    request(next)
  }
  return { shown, start: () => request(next), cancel }
}

it('draws every frame if frames come in time', () => {
  const { shown, start } = framesOn({ wait: 16 })
  start()
  vi.advanceTimersByTime(80)
  expect(shown).toEqual([16, 32, 48, 64, 80])
})

it('rests after a late frame, but not after a punctual one', () => {
  const device = { wait: 100 }
  const { shown, start } = framesOn(device)
  start()
  vi.advanceTimersByTime(400)
  expect(shown).toEqual([100, 400])
  device.wait = 20
  vi.advanceTimersByTime(240)
  expect(shown).toEqual([100, 400, 620, 640])
})

it('does not rest long after being out of sight', () => {
  const device = { wait: 60_000 }
  const { shown, start } = framesOn(device)
  start()
  vi.advanceTimersByTime(60_000)
  device.wait = 16
  vi.advanceTimersByTime(500)
  expect(shown.slice(0, 2)).toEqual([60_000, 60_416])
})

it('draws nothing more once cancelled, at rest or not', () => {
  const { shown, start, cancel } = framesOn({ wait: 100 })
  start()
  cancel()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([])
  start()
  vi.advanceTimersByTime(150)
  cancel()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([1100])
})
