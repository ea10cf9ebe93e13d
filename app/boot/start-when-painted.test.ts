import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startWhenPainted } from './start-when-painted.ts'

const start = vi.fn<() => void>()
let tellOfPaint: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  tellOfPaint = undefined
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: () => void) {
        tellOfPaint = told
      }
      observe() {}
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  start.mockReset()
})

it('starts as soon as the page is painted', () => {
  startWhenPainted(start)
  expect(start).not.toHaveBeenCalled()
  tellOfPaint?.()
  expect(start).toHaveBeenCalledTimes(1)
})

it('starts at once in a tab that nobody looks at, which is not painted', () => {
  vi.stubGlobal('document', { hidden: true })
  startWhenPainted(start)
  expect(start).toHaveBeenCalledTimes(1)
})

it('starts after two seconds in a browser that tells of no paint', () => {
  startWhenPainted(start)
  vi.advanceTimersByTime(1999)
  expect(start).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(start).toHaveBeenCalledTimes(1)
})
