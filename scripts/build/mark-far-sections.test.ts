import { expect, test } from 'vitest'
import { htmlText, parseHtml } from './html-tree.ts'
import { markFarSections } from './mark-far-sections.ts'

/** The ids of the sections that are laid out late, on a page whose third section holds `third`. */
function far(third: string) {
  const tree = parseHtml(
    `<main><header id="a"></header><hr aria-hidden="true"><section id="b"></section><section id="c">${third}</section><nav id="d"></nav></main>`,
  )
  markFarSections(tree)
  return [...htmlText(tree).matchAll(/id="(\w)" data-far/g)].map(([, id]) => id)
}

test('what stands below the first section is laid out when it comes near', () => {
  expect(far('<p>Calls</p>')).toEqual(['b', 'c', 'd'])
})

test.each([
  ['a script runs', '<div data-behaviour="tabs"></div>'],
  ['React draws', '<div data-island="estimator"></div>'],
  ['something is folded', '<details><summary>More</summary></details>'],
  ['one of two versions is shown', '<p class="label narrow-only">Calls</p>'],
])('a section in which %s is laid out at once', (_, third) => {
  expect(far(third)).toEqual(['b', 'd'])
})
