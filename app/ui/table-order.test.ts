import { expect, test } from 'vitest'
import { amountIn, compareCells, describeRows, meets, nextOrder, parseConditions } from './table-order.ts'

test.each([
  ['88', 88],
  ['31,840', 31840],
  ['86.4%', 86.4],
  ['+2', 2],
  ['−5', -5],
  ['14 of 15', 14],
  ['4:05', 245],
])('%s is %d', (text, amount) => expect(amountIn(text)).toBe(amount))

test('amounts compare as numbers, words as words', () => {
  expect(compareCells('9', '88', 'number')).toBeLessThan(0)
  expect(compareCells('9:59', '10:00', 'time')).toBeLessThan(0)
  expect(compareCells('Cards', 'KYC', 'text')).toBeLessThan(0)
})

test('a chosen column starts where one looks first, and turns round when chosen again', () => {
  expect(nextOrder('text', null)).toBe('ascending')
  expect(nextOrder('number', null)).toBe('descending')
  expect(nextOrder('number', 'descending')).toBe('ascending')
  expect(nextOrder('number', 'ascending')).toBe('descending')
})

test('conditions are read and asked of cells', () => {
  const [from, to] = parseConditions('mark>=60&mark<80')
  expect(from).toEqual({ column: 'mark', relation: '>=', value: '60' })
  for (const [text, met] of [
    ['59.9', false],
    ['60', true],
    ['79.9', true],
    ['80', false],
  ] as const)
    expect([from, to].every((condition) => condition && meets(condition, text))).toBe(met)
  expect(parseConditions('queue=Home loans')).toEqual([
    { column: 'queue', relation: '=', value: 'Home loans' },
  ])
  const [unlike] = parseConditions('agent!=Meera Nair')
  expect(unlike && [meets(unlike, 'Dev Patel'), meets(unlike, 'Meera Nair')]).toEqual([true, false])
  expect(parseConditions('')).toEqual([])
  expect(() => parseConditions('mark')).toThrow(RangeError)
})

test('says how many rows are shown and how they are sorted', () => {
  const sortedBy = { name: 'Mark', kind: 'number', order: 'descending' } as const
  expect(describeRows({ shown: 3, of: 10, noun: 'agents', sortedBy })).toBe(
    '3 of 10 agents, sorted by Mark, highest first',
  )
  expect(describeRows({ shown: 8, of: 8, noun: 'calls', sortedBy: null })).toBe('8 calls')
})
