import { expect, test } from 'vitest'
import { shownLater } from './shown-later.ts'

const start = { file: '/start.js', imports: [], later: ['/form.js'] }
const home = { file: '/home.js', imports: ['/calls.js'], later: [] }
const about = { file: '/about.js', imports: [], later: [] }
const pageScripts = { start, pages: { 'pages/home/home': home, 'pages/about/about': about } }
const code = new Map([
  ['/start.js', ''],
  ['/form.js', 'const rupee = "₹"'],
  ['/calls.js', 'const call = "আমার"'],
  ['/home.js', ''],
  ['/about.js', 'const name = "वाणी"'],
])

test('a page is told of what its own scripts show and of nothing else', () => {
  const page = (routes: string) => `<style data-routes="${routes}"></style>`
  expect(shownLater(page('root pages/home/home'), pageScripts, code)).toEqual(['₹', 'আমার'])
  expect(shownLater(page('root pages/about/about#second'), pageScripts, code)).toEqual(['₹', 'वाणी'])
  expect(() => shownLater(page('root pages/other'), pageScripts, code)).toThrow('pages/other')
})
