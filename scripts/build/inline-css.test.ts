import { expect, test } from 'vitest'
import { gatherMedia } from './inline-css.ts'

test('rules for paper and for forced colours stand once, in their order, after all others', () => {
  const css =
    'a{top:0}@media print{a{top:1px}b{top:1px}}@media (forced-colors:active){a{top:2px}}b{top:3px}' +
    '@media print{i{top:4px}}@media (forced-colors:active){i{top:5px}}'
  expect(gatherMedia(css)).toBe(
    'a{top:0}b{top:3px}@media print{a{top:1px}b{top:1px}i{top:4px}}' +
      '@media (forced-colors:active){a{top:2px}i{top:5px}}',
  )
})

test('other conditions stay where they are', () => {
  const css = '@media (width<=30em){a{top:0}}@media (scripting:none),print{a{top:1px}}b{top:2px}'
  expect(gatherMedia(css)).toBe(css)
})
