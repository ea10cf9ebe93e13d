import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paintStandIn } from './paint-stand-in.fixture.ts'
import { whenPainted } from './when-painted.ts'

const start = vi.fn<() => void>()
let paint: ReturnType<typeof paintStandIn>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  paint = paintStandIn()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  start.mockReset()
})

it('starts as soon as the page is painted', () => {
  whenPainted(start)
  expect(start).not.toHaveBeenCalled()
  paint.tell?.()
  expect(start).toHaveBeenCalledTimes(1)
})

it('starts at once in a tab that nobody looks at, which is not painted', () => {
  vi.stubGlobal('document', { hidden: true })
  whenPainted(start)
  expect(start).toHaveBeenCalledTimes(1)
})

it('starts after two seconds in a browser that tells of no paint', () => {
  whenPainted(start)
  vi.advanceTimersByTime(1999)
  expect(start).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(start).toHaveBeenCalledTimes(1)
})
