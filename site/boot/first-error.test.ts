import { expect, test } from 'vitest'
import { placeIn } from './first-error.ts'

const origin = 'https://our.example'

test.each([
  ['Chrome', `TypeError: \n    at open (${origin}/assets/a-1.js:1:2034)\n    at ${origin}/assets/b.js:1:9`],
  ['Firefox and Safari', `open@${origin}/assets/a-1.js:1:2034\n@${origin}/assets/b.js:1:9`],
  ['an event', `${origin}/assets/a-1.js:1:2034`],
])('finds the first place in a stack of %s', (_, stack) => {
  expect(placeIn(stack, origin)).toBe('/assets/a-1.js:1:2034')
})

test.each([
  ['an extension', 'at x (chrome-extension://abc/a.js:1:1)'],
  ['another site', `at x (${origin}.evil.example/a.js:1:1)`],
  ['a script that did not come', `Failed to fetch dynamically imported module: ${origin}/assets/a.js`],
  ['the page itself', `${origin}/offers?name=Nandini:1:1`],
  ['nothing', ':0:0'],
])('finds none in that of %s', (_, stack) => {
  expect(placeIn(stack, origin)).toBeUndefined()
})
