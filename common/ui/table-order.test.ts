import { expect, test } from 'vitest'
import { amountIn, compareCells, describeRows, nextOrder } from './table-order.ts'

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

test('a chosen column starts with the more useful order, and is reversed when chosen again', () => {
  expect(nextOrder('text', null)).toBe('ascending')
  expect(nextOrder('number', null)).toBe('descending')
  expect(nextOrder('number', 'descending')).toBe('ascending')
  expect(nextOrder('number', 'ascending')).toBe('descending')
})

test('says how many rows are shown and how they are sorted', () => {
  const sortedBy = { name: 'Mark', kind: 'number', order: 'descending' } as const
  expect(describeRows({ shown: 3, of: 10, noun: 'agents', sortedBy })).toBe(
    '3 of 10 agents, sorted by Mark, highest first',
  )
  expect(describeRows({ shown: 8, of: 8, noun: 'calls', sortedBy: undefined })).toBe('8 calls')
})
