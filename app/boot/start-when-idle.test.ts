import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paintStandIn } from './paint-stand-in.fixture.ts'
import { startWhenIdle } from './start-when-idle.ts'

const start = vi.fn<() => void>()
let page: EventTarget
let paint: ReturnType<typeof paintStandIn>
let idle: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  idle = undefined
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { hidden: false })
  const requestIdleCallback = (callback: () => void) => (idle = callback)
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  paint = paintStandIn()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  start.mockReset()
})

it('starts once the page is loaded, painted and idle, in this order', () => {
  startWhenIdle(start)
  expect(paint.tell).toBeUndefined()
  page.dispatchEvent(new Event('load'))
  expect(idle).toBeUndefined()
  paint.tell?.()
  expect(start).not.toHaveBeenCalled()
  idle?.()
  expect(start).toHaveBeenCalledTimes(1)
})

it('starts a page that is rendered ahead when it is idle, as nobody sees it painted', () => {
  vi.stubGlobal('document', { hidden: true })
  startWhenIdle(start)
  page.dispatchEvent(new Event('load'))
  idle?.()
  expect(start).toHaveBeenCalledTimes(1)
})

it('starts two seconds after loading in a browser that tells of no paint', () => {
  startWhenIdle(start)
  page.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(1999)
  expect(idle).toBeUndefined()
  vi.advanceTimersByTime(1)
  idle?.()
  expect(start).toHaveBeenCalledTimes(1)
})

it.each(['pointerdown', 'keydown', 'focusin', 'input'])('starts at once at %s', (input) => {
  startWhenIdle(start)
  page.dispatchEvent(new Event(input))
  expect(start).toHaveBeenCalledTimes(1)
})
