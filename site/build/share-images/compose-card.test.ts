import { expect, test } from 'vitest'
import { scalePath, wrapLines } from './compose-card.ts'

const byLetters = (line: string) => line.length

test('text that fits stays on one line', () => {
  expect(wrapLines('Every call answered.', 40, byLetters)).toEqual(['Every call answered.'])
})

test('lines are about equally long, so that no word is left alone', () => {
  expect(wrapLines('How long should a machine wait before it speaks', 44, byLetters)).toEqual([
    'How long should a machine',
    'wait before it speaks',
  ])
})

test('a word wider than the line keeps a line of its own', () => {
  expect(wrapLines('of conversational automation', 10, byLetters)).toEqual([
    'of',
    'conversational',
    'automation',
  ])
})

test('x and y are scaled separately in every path command', () => {
  expect(scalePath('M1 2h3v4l-1.5.5z', 10, 100)).toBe('M10 200h30v400l-15 50z')
})
