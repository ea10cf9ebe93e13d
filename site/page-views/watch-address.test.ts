import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchAddress } from './watch-address.ts'

const place = { pathname: '/blog', search: '' }
const listeners = new Map<string, () => void>()
const happens = (name: string) => listeners.get(name)?.()

const go = (address: string) => {
  const { pathname, search } = new URL(address, 'https://our.example')
  Object.assign(place, { pathname, search })
}

beforeEach(() => {
  vi.useFakeTimers()
  go('/blog')
  vi.stubGlobal('location', place)
  const change = (_state: unknown, _unused: string, address: string) => go(address)
  vi.stubGlobal('history', { pushState: change, replaceState: change })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The addresses reported since, in order. */
function watched() {
  const seen: string[] = []
  watchAddress(() => seen.push(place.pathname + place.search))
  return seen
}

test('another path is reported immediately, and again when going back', () => {
  const seen = watched()
  history.pushState(null, '', '/about')
  expect(seen).toEqual(['/about'])
  go('/blog')
  happens('popstate')
  expect(seen).toEqual(['/about', '/blog'])
  vi.runAllTimers()
  expect(seen).toHaveLength(2)
})

test('typing is reported once, after a pause of one second', () => {
  const seen = watched()
  for (const query of ['?q=m', '?q=mi', '?q=mis']) {
    vi.advanceTimersByTime(900)
    history.replaceState(null, '', `/blog${query}`)
  }
  vi.advanceTimersByTime(999)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['/blog?q=mis'])
})

test('a query left before the pause counts, once', () => {
  const seen = watched()
  history.replaceState(null, '', '/blog?q=mis')
  happens('pagehide')
  vi.runAllTimers()
  happens('pagehide')
  expect(seen).toEqual(['/blog?q=mis'])
})

test('a query undone before the pause is not a change, and neither is one left for another page', () => {
  const seen = watched()
  history.replaceState(null, '', '/blog?q=m')
  history.replaceState(null, '', '/blog')
  vi.runAllTimers()
  expect(seen).toEqual([])
  history.replaceState(null, '', '/blog?q=m')
  history.pushState(null, '', '/about')
  vi.runAllTimers()
  expect(seen).toEqual(['/about'])
})

test('a fragment, or the same address again, is not a change', () => {
  const seen = watched()
  history.replaceState(null, '', '/blog#all')
  history.pushState(null, '', '/blog')
  vi.runAllTimers()
  expect(seen).toEqual([])
})
