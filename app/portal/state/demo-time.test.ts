import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DemoTime, demoTimeKey } from './demo-time.ts'
import { storageStandIn } from './storage-stand-in.fixture.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
const window = new EventTarget()
const ignore = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', storageStandIn())
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function hide(hidden: boolean) {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

function tellOtherTabs() {
  window.dispatchEvent(Object.assign(new Event('storage'), { key: demoTimeKey }))
}

test('counts seconds while somebody watches, from 11:42:00', () => {
  const time = new DemoTime()
  vi.advanceTimersByTime(60_000)
  expect(time.shown()).toBe(0)
  time.subscribe(ignore)
  vi.advanceTimersByTime(3000)
  expect(time.shown()).toBe(3)
})

test('stands still while the tab is hidden, and goes on from there', () => {
  const time = new DemoTime()
  time.subscribe(ignore)
  vi.advanceTimersByTime(2000)
  hide(true)
  vi.advanceTimersByTime(3_600_000)
  hide(false)
  vi.advanceTimersByTime(1000)
  expect(time.shown()).toBe(3)
})

test('stands still while it is paused, also over a reload', () => {
  const time = new DemoTime()
  const stop = time.subscribe(ignore)
  vi.advanceTimersByTime(2000)
  time.setPaused(true)
  vi.advanceTimersByTime(10_000)
  expect(time.now()).toBe(2)
  stop()
  const reloaded = new DemoTime()
  reloaded.subscribe(ignore)
  vi.advanceTimersByTime(10_000)
  expect(reloaded.isPaused()).toBe(true)
  expect(reloaded.shown()).toBe(2)
  reloaded.setPaused(false)
  vi.advanceTimersByTime(1000)
  expect(reloaded.shown()).toBe(3)
})

test('keeps its place over a reload, however long the page was away', () => {
  const stop = new DemoTime().subscribe(ignore)
  vi.advanceTimersByTime(12_000)
  stop()
  vi.advanceTimersByTime(86_400_000)
  const reloaded = new DemoTime()
  reloaded.subscribe(ignore)
  vi.advanceTimersByTime(1000)
  expect(reloaded.shown()).toBe(13)
})

test('takes over what another tab did: its pause, its restart, never its being behind', () => {
  const time = new DemoTime()
  time.subscribe(ignore)
  vi.advanceTimersByTime(30_000)

  localStorage.setItem(demoTimeKey, JSON.stringify({ run: 0, seconds: 20, paused: false }))
  tellOtherTabs()
  expect(time.now()).toBe(30)

  localStorage.setItem(demoTimeKey, JSON.stringify({ run: 0, seconds: 31, paused: true }))
  tellOtherTabs()
  expect(time.isPaused()).toBe(true)

  localStorage.setItem(demoTimeKey, JSON.stringify({ run: 1, seconds: 0, paused: false }))
  tellOtherTabs()
  vi.advanceTimersByTime(1000)
  expect(time.shown()).toBe(1)
})

test.each([
  '{',
  'null',
  '{"run":0,"seconds":-4,"paused":false}',
  '{"run":0,"seconds":"9","paused":false}',
  '{}',
])('a broken entry (%s) begins at 11:42:00', (text) => {
  localStorage.setItem(demoTimeKey, text)
  expect(new DemoTime().now()).toBe(0)
})
