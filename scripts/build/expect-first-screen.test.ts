import { expect, test } from 'vitest'
import { expectFirstScreen } from './expect-first-screen.ts'

const head = '<head><link rel="preload" href="/latin.woff2"/></head>'
const expecting = (id: string) =>
  `<head><link rel="expect" href="#${id}" blocking="render"/><link rel="preload" href="/latin.woff2"/></head>`

test('the first section of the main part gets a name, and the head waits for it', () => {
  const rest = '<h1>Calls</h1></section><section class="b"></section></main>'
  expect(expectFirstScreen(`${head}<nav></nav><main id="main"><div><section class="a">${rest}`)).toBe(
    `${expecting('opening')}<nav></nav><main id="main"><div><section class="a" id="opening">${rest}`,
  )
})

test('a section that has a name keeps it', () => {
  const body = '<main id="main"><header id="top" class="a"><h1>Calls</h1></header></main>'
  expect(expectFirstScreen(head + body)).toBe(expecting('top') + body)
})

test('a page without a first section is refused', () => {
  expect(() => expectFirstScreen(`${head}<main id="main"><p>Calls</p></main>`)).toThrow(/neither/)
})
