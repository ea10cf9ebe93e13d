import { expect, test } from 'vitest'
import type { Turn } from '../content/sample-call.ts'
import { readingAt } from './reading-at.ts'

const turns: Turn[] = [
  { speaker: 'assistant', from: 1, to: 4 },
  { speaker: 'caller', from: 5, to: 10 },
  { speaker: 'assistant', from: 12, to: 15 },
  { speaker: 'caller', from: 16, to: 18 },
]

test.each([
  [0, 'pause', 0],
  [1, 'assistant', 0],
  [4, 'assistant', 0],
  [4.5, 'pause', 0],
  [7, 'caller', 1],
  [11, 'thinking', 1],
  [12, 'assistant', 2],
  [16, 'caller', 3],
  [19, 'pause', 3],
])('at %d seconds: %s, turn %d', (seconds, state, turn) => {
  expect(readingAt(turns, seconds)).toEqual({ state, turn })
})
