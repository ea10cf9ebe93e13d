import { describe, expect, it } from 'vitest'
import { likelihoodChanges, renewingAtFirst } from '../../content/sample-readings.ts'
import { futures } from './futures.ts'

const options = { seed: 21, lines: 100, renewingAtFirst }
const all = futures(likelihoodChanges, options)
const aboveAfter = (change: number) => all.filter(({ ranks }) => ranks[change]?.aboveGap).length

describe('a hundred futures', () => {
  it('repeat with the same seed', () => {
    expect(futures(likelihoodChanges, options)).toEqual(all)
  })

  it('lie above the gap in the number that each change names', () => {
    expect([renewingAtFirst, ...likelihoodChanges.map(({ renewing }) => renewing)]).toEqual(
      Array.from({ length: likelihoodChanges.length + 1 }, (_, change) => aboveAfter(change)),
    )
  })

  it('hold one place each at every change', () => {
    for (let change = 0; change <= likelihoodChanges.length; change++) {
      const places = new Set(all.map(({ ranks }) => ranks[change]?.rank))
      expect(places.size).toBe(100)
    }
  })

  it('cross the gap at most once and stay', () => {
    for (const { ranks, crossedAt } of all) {
      const first = ranks.findIndex(({ aboveGap }) => aboveGap)
      expect(first).toBe(crossedAt === undefined ? (ranks[0]?.aboveGap ? 0 : -1) : crossedAt + 1)
      if (first >= 0) expect(ranks.slice(first).every(({ aboveGap }) => aboveGap)).toBe(true)
    }
  })
})
