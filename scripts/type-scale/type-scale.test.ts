import { readFileSync } from 'node:fs'
import css from '@eslint/css'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import typeScale from './font-size-rule.ts'

function faults(code: string): number {
  const config: Linter.Config = {
    files: ['**/*.css'],
    plugins: { css, 'type-scale': typeScale },
    language: 'css/css',
    rules: { 'type-scale/font-size': 'error' },
  }
  return new Linter().verify(code, config, { filename: 'page.css' }).length
}

test('letters take a size of the scale', () => {
  expect(faults('a { font-size: var(--t-small) } b { font-size: 0.62em } i { font-size: inherit }')).toBe(0)
  expect(faults('a { font-size: 1.0625rem }')).toBe(1)
  expect(faults('@media print { a { font-size: clamp(1rem, 2vw, 2rem) } b { font-size: 11pt } }')).toBe(1)
  expect(faults('a { font-size: var(--figure) }')).toBe(1)
})

test('the scale has at most fourteen sizes of letters and ten spaces', () => {
  const tokens = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')
  expect(new Set(tokens.match(/--t-[a-z0-9]+(?=:)/g)).size).toBeLessThanOrEqual(14)
  expect(new Set(tokens.match(/--s-[0-9]+(?=:)/g)).size).toBeLessThanOrEqual(10)
})
