import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['a formula', '=1+1', "'=1+1"],
  ['one in wide letters', '＝1+1', "'＝1+1"],
  ['a wide plus', '＋1', "'＋1"],
  ['a wide minus', '－1', "'－1"],
  ['a wide at sign', '＠SUM(1)', "'＠SUM(1)"],
  ['one behind spaces', '  =1+1', "'  =1+1"],
  ['one behind a semicolon, where some spreadsheets end the cell', 'x;=1+1', `"x;'=1+1"`],
  ['one in quotes there', 'x;"=1+1"', `"x;'""=1+1"""`],
  ['one behind a tab', 'x\t=1+1', `"x\t'=1+1"`],
  ['one at the start of a line', 'x\r\n=1+1', `"x\r\n'=1+1"`],
  ['a tab in front of one', '\t=1+1', `"'\t'=1+1"`],
])('%s is text in the reader’s spreadsheet', (_, cell, written) => {
  expect(csvLine([cell, 'next'])).toBe(`${written},next\r\n`)
})

test('a cell that only begins like a formula is checked quickly', () => {
  const long = `${'\uFEFF '.repeat(20_000)}x`
  expect(csvLine([long])).toBe(`${long}\r\n`)
})

test.each([
  ['Kaveri Bank; Chennai', '"Kaveri Bank; Chennai"'],
  ['40,000 calls', '"40,000 calls"'],
  ['nandini@kaveribank.example', 'nandini@kaveribank.example'],
  ['Evenings = busy', 'Evenings = busy'],
])('%s stays as it is', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})
