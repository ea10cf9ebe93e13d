import { expect, test } from 'vitest'
import { expectFirstScreen } from './expect-first-screen.ts'
import { htmlText, parseHtml } from './html-tree.ts'

/** What the passed body looks like after the pass, and what its head waits for. */
function passed(body: string) {
  const tree = parseHtml(`<!doctype html><html><head></head><body>${body}</body></html>`)
  expectFirstScreen(tree)
  const [head = '', rest = ''] = htmlText(tree).split('</head><body>')
  return {
    awaited: /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(head)?.[1],
    body: rest.replace('</body></html>', ''),
  }
}

test('what follows the first section of the main part gets a name, and the head waits for it', () => {
  const page = (name = '') =>
    `<nav><section></section></nav><main id="main"><div><section><header></header><h1>Calls</h1></section><div class="a"${name}><section></section></div></div></main><footer></footer>`
  expect(passed(page())).toEqual({ awaited: 'below', body: page(' id="below"') })
})

test('an element that has a name keeps it', () => {
  const body =
    '<main><header><h1>Calls</h1></header><section id="prices" class="a"><p>₹4</p></section></main><footer></footer>'
  expect(passed(body)).toEqual({ awaited: 'prices', body })
})

test.each([
  ['of one section', '<section><h1>Sent</h1></section></main><footer></footer>'],
  ['without a footer', '<section><h1>Calls</h1></section><section><p>Ask</p></section></main>'],
])('a page %s is waited for to its end', (_, rest) => {
  const page = (name = '') => `<main>${rest}<script${name}>start()</script>`
  expect(passed(page())).toEqual({ awaited: 'below', body: page(' id="below"') })
})

test('a page without a first section is refused', () => {
  expect(() => passed('<main id="main"><p>Calls</p></main>')).toThrow(/neither/)
})
