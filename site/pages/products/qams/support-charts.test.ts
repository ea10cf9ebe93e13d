import { expect, test } from 'vitest'
import { waitLines, waitY } from './wait-by-call.tsx'

const lines = (path: string) => path.match(/m/g)?.length ?? 0

test('draws one line a call, and a second only past the limit', () => {
  const { everywhere, wideOnly } = waitLines([30, 180, 240, 200])
  expect([lines(everywhere.within), lines(wideOnly.within)]).toEqual([2, 2])
  expect([lines(everywhere.past), lines(wideOnly.past)]).toEqual([1, 1])
  expect(waitY(300)).toBe(0)
})
