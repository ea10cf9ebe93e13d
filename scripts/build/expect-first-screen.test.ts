import { expect, test } from 'vitest'
import { expectFirstScreen } from './expect-first-screen.ts'

const head = '<head><link rel="preload" href="/latin.woff2"/></head>'
const expecting = (id: string) =>
  `<head><link rel="expect" href="#${id}" blocking="render"/><link rel="preload" href="/latin.woff2"/></head>`

test('what follows the first section of the main part gets a name, and the head waits for it', () => {
  const first =
    '<nav><section></section></nav><main id="main"><div><section><header></header><h1>Calls</h1></section>'
  const page = (name = '') =>
    `${first}<div class="a"${name}><section></section></div></div></main><footer></footer>`
  expect(expectFirstScreen(head + page())).toBe(expecting('below') + page(' id="below"'))
})

test('what has a name keeps it', () => {
  const body =
    '<main><header><h1>Calls</h1></header></div><section id="prices" class="a"><p>₹4</p></section></main><footer></footer>'
  expect(expectFirstScreen(head + body)).toBe(expecting('prices') + body)
})

test.each([
  ['of one section', '<section><h1>Sent</h1></section></main><footer></footer>'],
  ['without a footer', '<section><h1>Calls</h1></section><section><p>Ask</p></section></main>'],
])('a page %s is waited for to its end', (_, body) => {
  const page = (name = '') => `<main>${body}<script${name}>start()</script>`
  expect(expectFirstScreen(head + page())).toBe(expecting('below') + page(' id="below"'))
})

test('a page without a first section is refused', () => {
  expect(() => expectFirstScreen(`${head}<main id="main"><p>Calls</p></main>`)).toThrow(/neither/)
})
