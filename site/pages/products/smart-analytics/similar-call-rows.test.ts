import { describe, expect, it } from 'vitest'
import type { Turn } from '../../../content/sample-call.ts'
import type { SimilarCall } from '../../../../common/figures/similar-calls.ts'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { similarCallRows, lastAsking, secondsTaken } from './similar-call-rows.ts'

const greeting: Turn = { speaker: 'assistant', from: 0, to: 4 }
const question: Turn = { speaker: 'caller', from: 5, to: 9 }
const answer: Turn = { speaker: 'assistant', from: 10, to: 120 }
const asking: SimilarCall = { turns: [greeting, question, answer], question }
const silent: SimilarCall = { turns: [greeting, { speaker: 'caller', from: 5, to: 7 }], question: undefined }
const calls = [asking, silent, asking, silent, silent]

describe('rows of calls like this one', () => {
  it('separate the question from the rest of the caller’s words', () => {
    expect(pathPoints(similarCallRows(calls, 0).question)).toEqual([
      { x: 50, y: 0.5 },
      { x: 90, y: 0.5 },
      { x: 50, y: 4.5 },
      { x: 90, y: 4.5 },
    ])
    expect(pathPoints(similarCallRows(calls, 0).caller)).toHaveLength(2)
  })

  it('are halved, so that a small screen can omit every other one', () => {
    expect(similarCallRows(calls, 1).question).toBe('')
    expect(new Set(pathPoints(similarCallRows(calls, 1).assistant).map(({ y }) => y))).toEqual(
      new Set([2.5, 6.5]),
    )
  })

  it('end, however long a call is', () => {
    expect(Math.max(...pathPoints(similarCallRows(calls, 0).assistant).map(({ x }) => x))).toBe(880)
  })
})

it('ties the note to the last row with the question that leaves it room', () => {
  expect(lastAsking(calls, 2)).toBe(2)
  expect(lastAsking(calls, 3)).toBe(0)
})

it('counts the seconds from the question to what follows its answer', () => {
  expect(secondsTaken([question, answer, { speaker: 'caller', from: 21.6, to: 25 }], 0)).toBe(17)
})
