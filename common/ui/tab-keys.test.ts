import { expect, test } from 'vitest'
import { tabForKey } from './tab-keys.ts'

test('arrows along the list move by one and wrap around', () => {
  expect(tabForKey('ArrowDown', 3, 12, 'vertical')).toBe(4)
  expect(tabForKey('ArrowUp', 3, 12, 'vertical')).toBe(2)
  expect(tabForKey('ArrowDown', 11, 12, 'vertical')).toBe(0)
  expect(tabForKey('ArrowUp', 0, 12, 'vertical')).toBe(11)
  expect(tabForKey('ArrowRight', 4, 5, 'horizontal')).toBe(0)
  expect(tabForKey('ArrowLeft', 0, 5, 'horizontal')).toBe(4)
})

test('arrows across the list are left to scrolling', () => {
  expect(tabForKey('ArrowRight', 3, 12, 'vertical')).toBeNull()
  expect(tabForKey('ArrowLeft', 3, 12, 'vertical')).toBeNull()
  expect(tabForKey('ArrowDown', 1, 5, 'horizontal')).toBeNull()
  expect(tabForKey('ArrowUp', 1, 5, 'horizontal')).toBeNull()
})

test('Home and End lead to the first and the last tab', () => {
  expect(tabForKey('Home', 7, 12, 'vertical')).toBe(0)
  expect(tabForKey('End', 7, 12, 'horizontal')).toBe(11)
})

test('other keys lead nowhere', () => {
  for (const key of ['Tab', 'Enter', 'a', 'PageDown']) expect(tabForKey(key, 1, 5, 'horizontal')).toBeNull()
})
