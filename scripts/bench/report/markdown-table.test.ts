import { expect, test } from 'vitest'
import { markdownTable } from './format.ts'

test('headings, a rule and the rows', () => {
  const table = markdownTable(['Page', 'ms'], [['/', '900']])
  expect(table).toBe('| Page | ms |\n| --- | --- |\n| / | 900 |')
})

test('a bar or a line break in a cell does not break the table', () => {
  expect(markdownTable(['Words'], [['a | b\n c']])).toContain(String.raw`| a \| b c |`)
})
