import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastFaults } from './brand-contrast.ts'

const own = readFileSync('common/brand/colours.css', 'utf8')

test.each([
  ['the brand’s', own],
  ['the second brand’s', readFileSync('tests/rebranding/second-brand/colours.css', 'utf8')],
])('%s colours keep their contrast', (_, css) => {
  expect(contrastFaults(css)).toEqual([])
})

test('a pair with too little contrast is named, and so is a missing colour', () => {
  const css = own
    .replace(/--on-dark-3: #\w+/, '--on-dark-3: #555555')
    .replace(/--ink-900: #\w+/, '--ink-900: #150e14')
    .replace(/.*--live-700.*/, '')
  expect(contrastFaults(css)).toEqual([
    '--on-dark-3 #555555 on --ink-900 #150e14 has a contrast of 2.55. It needs 4.5.',
    expect.stringMatching('^--on-dark-3 #555555 on --ink-850'),
    expect.stringMatching('^--on-dark-3 #555555 on --ink-800'),
    ...Array<string>(3).fill('--live-700 is missing. Write it as #rrggbb.'),
  ])
})
