import { readFileSync } from 'node:fs'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import config from '../../eslint.config.js'

const faults = (code: string) =>
  new Linter()
    .verify(code, config, { filename: 'page.css' })
    .filter(({ ruleId }) => ruleId?.startsWith('scales/')).length

test('fonts take a size of the scale', () => {
  expect(faults('a { font-size: var(--t-small) } b { font-size: 0.62em } i { font-size: inherit }')).toBe(0)
  expect(faults('a { font-size: 1.0625rem }')).toBe(1)
  expect(faults('@media print { a { font-size: clamp(1rem, 2vw, 2rem) } b { font-size: 11pt } }')).toBe(1)
  expect(faults('a { font-size: var(--figure) }')).toBe(1)
})

test('spacing takes a step of the scale', () => {
  expect(faults('a { padding: var(--s-2) 0 calc(var(--s-4) + var(--bar-bottom)) } b { gap: 0.3em }')).toBe(0)
  expect(faults('a { padding: 9px 0 7px }')).toBe(2)
  expect(faults('a { margin-top: 14px } b { gap: var(--s-1) 1.25rem }')).toBe(2)
  expect(faults('a { padding-top: 2px } b { margin: -4.5px 0 0 -4.5px } i { margin: 6pt 0 }')).toBe(0)
})

test('the scale has at most fourteen font sizes and ten spaces', () => {
  const tokens = readFileSync(new URL('../../common/styles/tokens.css', import.meta.url), 'utf8')
  expect(new Set(tokens.match(/--t-[a-z0-9]+(?=:)/g)).size).toBeLessThanOrEqual(14)
  expect(new Set(tokens.match(/--s-[0-9]+(?=:)/g)).size).toBeLessThanOrEqual(10)
})
