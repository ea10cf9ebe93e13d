import { expect, test } from 'vitest'
import { parseHtml } from './html-tree.ts'
import { scriptOfOpening } from './opening-fonts.ts'

const scriptOf = (body: string) => scriptOfOpening(parseHtml(`<head></head><body>${body}</body>`))

test('a page that opens in Latin needs no other script at once', () => {
  expect(scriptOf('<blockquote data-first-screen="">Hello</blockquote><p lang="bn">আমার</p>')).toBeUndefined()
})

test('a sentence of another script in the first screen is found', () => {
  expect(scriptOf('<blockquote lang="bn" data-first-screen="">আমার অর্ডারটা</blockquote>')).toBe('bengali')
})
