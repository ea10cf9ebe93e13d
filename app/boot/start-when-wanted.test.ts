import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paintStandIn } from './paint-stand-in.fixture.ts'
import { startWhenWanted } from './start-when-wanted.ts'

const start = vi.fn<() => void>()
let page: EventTarget
let paint: ReturnType<typeof paintStandIn>
let idle: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  idle = undefined
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('navigator', {})
  openPage()
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

function openPage({
  search = '',
  ...state
}: { search?: string; hidden?: boolean; prerendering?: boolean } = {}) {
  vi.stubGlobal('document', { hidden: false, ...state })
  vi.stubGlobal('location', { search, hash: '' })
}

/** Loads the page, paints it and leaves it idle, in this order. */
function settle() {
  startWhenWanted(start)
  expect(paint.tell).toBeUndefined()
  page.dispatchEvent(new Event('load'))
  expect(idle).toBeUndefined()
  paint.tell?.()
  idle?.()
}

it('starts once the page is loaded, painted and idle where its address asks for something', () => {
  openPage({ search: '?q=mis-selling' })
  settle()
  expect(start).toHaveBeenCalledTimes(1)
})

it('starts a page that is rendered ahead when it is idle, as nobody sees it painted', () => {
  openPage({ hidden: true, prerendering: true })
  startWhenWanted(start)
  page.dispatchEvent(new Event('load'))
  idle?.()
  expect(start).toHaveBeenCalledTimes(1)
})

it.each(['pointermove', 'keydown'])('leaves a page at rest alone until the first %s', (act) => {
  settle()
  expect(start).not.toHaveBeenCalled()
  page.dispatchEvent(new Event(act))
  expect(start).toHaveBeenCalled()
})

it('starts a page at rest after four seconds', () => {
  settle()
  vi.advanceTimersByTime(3999)
  expect(start).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(start).toHaveBeenCalledTimes(1)
})

it('waits two seconds for a paint in a browser that tells of none', () => {
  startWhenWanted(start)
  page.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(1999)
  expect(idle).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(idle).toBeDefined()
})

it.each(['pointerdown', 'keydown', 'focusin', 'input'])('starts at once at %s', (input) => {
  startWhenWanted(start)
  page.dispatchEvent(new Event(input))
  expect(start).toHaveBeenCalledTimes(1)
})
