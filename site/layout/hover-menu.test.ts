import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHoverMenu } from './hover-menu.ts'

/** A menu on a fake popover that reports opening and closing, as the browser does. */
function menuOnStandIn() {
  const panel = { open: false }
  const menu = createHoverMenu({
    open() {
      panel.open = true
      menu.opened()
    },
    close() {
      panel.open = false
      menu.closed()
    },
  })
  return { menu, panel }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('hovering opens it, and it closes exactly one second after the pointer leaves', () => {
  const { menu, panel } = menuOnStandIn()
  menu.pointerEntered()
  expect(panel.open).toBe(true)
  menu.pointerLeft()
  vi.advanceTimersByTime(999)
  expect(panel.open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(panel.open).toBe(false)
})

test('returning within the second keeps it open, and leaving restarts the second', () => {
  const { menu, panel } = menuOnStandIn()
  menu.pointerEntered()
  menu.pointerLeft()
  vi.advanceTimersByTime(900)
  menu.pointerEntered()
  vi.advanceTimersByTime(5000)
  expect(panel.open).toBe(true)
  menu.pointerLeft()
  vi.advanceTimersByTime(999)
  expect(panel.open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(panel.open).toBe(false)
})

test('a press after hovering pins it until the next press', () => {
  const { menu, panel } = menuOnStandIn()
  menu.pointerEntered()
  menu.pressed()
  menu.pointerLeft()
  vi.advanceTimersByTime(5000)
  expect(panel.open).toBe(true)
  menu.pressed()
  expect(panel.open).toBe(false)
})

test('a press within the second after leaving still pins it', () => {
  const { menu, panel } = menuOnStandIn()
  menu.pointerEntered()
  menu.pointerLeft()
  vi.advanceTimersByTime(500)
  menu.pressed()
  vi.advanceTimersByTime(5000)
  expect(panel.open).toBe(true)
})

test('without a pointer, presses open and close in turn', () => {
  const { menu, panel } = menuOnStandIn()
  menu.pressed()
  expect(panel.open).toBe(true)
  menu.pressed()
  expect(panel.open).toBe(false)
})

test('focus inside keeps a hovered menu open, and focus leaving closes it', () => {
  const { menu, panel } = menuOnStandIn()
  menu.pointerEntered()
  menu.focusEntered()
  menu.pointerLeft()
  vi.advanceTimersByTime(5000)
  expect(panel.open).toBe(true)
  menu.focusLeft()
  expect(panel.open).toBe(false)
})

test('focus moving elsewhere on the page does not close a menu that was only hovered', () => {
  const { menu, panel } = menuOnStandIn()
  menu.pointerEntered()
  menu.focusLeft()
  expect(panel.open).toBe(true)
})

test('dismissed under the pointer, it stays closed until the pointer returns', () => {
  const { menu, panel } = menuOnStandIn()
  menu.pointerEntered()
  panel.open = false
  menu.closed()
  vi.advanceTimersByTime(5000)
  expect(panel.open).toBe(false)
  menu.pointerLeft()
  menu.pointerEntered()
  expect(panel.open).toBe(true)
})

test('a menu the browser opened before this code ran counts as pinned', () => {
  const { menu, panel } = menuOnStandIn()
  panel.open = true
  menu.opened()
  menu.pointerLeft()
  vi.advanceTimersByTime(5000)
  expect(panel.open).toBe(true)
  menu.pressed()
  expect(panel.open).toBe(false)
})
