import { expect, test } from 'vitest'
import { inlineScriptBytes, inlineStyleBytes } from './inline-bytes.ts'

test('a page without inline script has none of it', () => {
  expect(inlineScriptBytes('<p>Words</p><script src="/a.js"></script>')).toBe(0)
})

test('data blocks and files are not counted, what runs is', () => {
  const alone = inlineScriptBytes('<script>run()</script>')
  expect(alone).toBeGreaterThan(0)
  const page = `<script type="application/json">${'[0,1,2]'.repeat(50)}</script><script>run()</script>`
  expect(inlineScriptBytes(page)).toBe(alone)
})

test('style sheets are counted apart from scripts', () => {
  const sheet = '<style>p { color: red }</style>'
  expect(inlineStyleBytes(sheet)).toBeGreaterThan(0)
  expect(inlineStyleBytes(`<script>run()</script>${sheet}`)).toBe(inlineStyleBytes(sheet))
  expect(inlineStyleBytes('<script>run()</script>')).toBe(0)
})
