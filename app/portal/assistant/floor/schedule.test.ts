import { expect, test } from 'vitest'
import { linesOf, rowsAt, isListed } from '../list/call-rows.ts'
import type { CallFilter } from '../use-console-address.ts'
import { countCalls } from '../summary.ts'
import { callById, callOnLine, endOf, ordinaryLines, peakLines } from './schedule.ts'

const filters: CallFilter[] = ['all', 'assistant', 'people', 'needs-you']

test('at 11:42:00 there are 318 calls, ten of them listed: eight with the assistant, two with people, two that need you', () => {
  expect(countCalls(0, {})).toBe(318)
  const rows = rowsAt(0, {}, linesOf('ten'))
  expect(filters.map((filter) => rows.filter((row) => isListed(row, filter)).length)).toEqual([10, 8, 2, 2])
  expect(rows.map(({ call }) => call.id)).toEqual([
    'c214',
    'c402',
    'c067',
    'c530',
    'c918',
    'c755',
    'c181',
    'c649',
    'c336',
    'c820',
  ])
  expect(rows.map(({ second }) => second)).toEqual([48, 200, 12, 66, 31, 5, 22, 54, 41, 122])
})

test('calls come and go, and there are about as many all the time', () => {
  for (let seconds = 0; seconds < 1800; seconds += 7) {
    const onCall = countCalls(seconds, {})
    expect(onCall).toBeGreaterThan(295)
    expect(onCall).toBeLessThanOrEqual(ordinaryLines)
  }
})

test('a peak has five hundred', () => {
  expect(rowsAt(0, {}, peakLines).filter(({ state }) => state !== 'settled')).toHaveLength(500)
})

test('on each line one call follows another, and each is found again by its id', () => {
  for (const line of [0, 3, 5, 40, 300, 500]) {
    let free = -Infinity
    for (let seconds = 0; seconds < 900; seconds += 5) {
      const call = callOnLine(line, seconds, {})
      if (!call) continue
      expect(callById(call.id, {})).toEqual(call)
      if (call.startsAt < free) continue
      expect(call.startsAt).toBeGreaterThanOrEqual(free)
      free = call.startsAt + (endOf(call, {}) ?? Infinity)
    }
  }
})

test('the two calls that are written for later come in on their lines', () => {
  expect(callOnLine(0, 25, {})?.id).toBe('c558')
  expect(callOnLine(3, 35, {})?.id).toBe('c473')
})

test.each(['', 'c999', 'l0-0', 'l3-1', 'l900-1', 'l12-', '../c214', 'constructor'])(
  'no call has the id “%s”',
  (id) => {
    expect(callById(id, {})).toBeUndefined()
  },
)

test('what you do on one line moves the calls after it there, and no other line', () => {
  const acts = { c067: [{ kind: 'take' as const, at: 20 }] }
  expect(callOnLine(2, 400, {})?.id).not.toBe('c067')
  expect(callOnLine(2, 400, acts)?.id).toBe('c067')
  expect(callOnLine(4, 400, acts)).toEqual(callOnLine(4, 400, {}))
})
