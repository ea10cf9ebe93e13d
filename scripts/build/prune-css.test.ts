import { expect, test } from 'vitest'
import { pruneCss, wordsOf } from './prune-css.ts'

const prune = (css: string, html = '', script = '') => {
  const words = new Set([...wordsOf(html), ...wordsOf(script)])
  return pruneCss(css, (word) => words.has(word))
}

test('a property that only the root sets gives way to its value, also within another', () => {
  const { css, unused } = prune(':root{--gap:4px;--wide:calc(2*var(--gap))}p{margin:var(--wide) var(--gap)}')
  expect(css).toContain('p{margin:calc(2*4px) 4px}')
  expect(unused).toEqual(['--gap', '--wide'])
})

test('a property that something else sets, or may set, stays', () => {
  expect(prune(':root{--gap:4px}.a{--gap:0}p{margin:var(--gap)}').css).toContain('p{margin:var(--gap)}')
  expect(prune(':root{--gap:4px}p{margin:var(--gap)}', '<p style="--gap:0">').css).toContain('var(--gap)')
  expect(prune(':root{--gap:4px}p{margin:var(--gap)}', '', 'style["--gap"]=1').unused).toEqual([])
  expect(prune(':root{--gap:4px}p{margin:var(--gap,0)}').css).toContain('var(--gap,0)')
})

test('classes that neither the page nor a script names are unused', () => {
  const css = '.AAa{top:0}.AAb,.AAc{top:1px}.AAd{top:2px}'
  expect(prune(css, '<p class="wrap AAa">', 'const styles={open:"AAc"}').unused).toEqual(['AAb', 'AAd'])
})
