import { expect, test } from 'vitest'
import { markdownTable } from './format.ts'

test('headings, a rule and the rows', () => {
  const table = markdownTable(['Page', 'ms'], [['/', '900']])
  expect(table).toBe('| Page | ms |\n| --- | --- |\n| / | 900 |')
})
