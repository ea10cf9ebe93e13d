import { describe, expect, it } from 'vitest'
import type { LikelihoodChange } from '../../site/content/sample-readings.ts'
import { futures } from './futures.ts'

const changes: LikelihoodChange[] = [
  { from: 10, to: 14, after: 'assistant', renewing: 46 },
  { from: 18, to: 21, after: 'caller', renewing: 66 },
  { from: 40, to: 46, after: 'assistant', renewing: 88 },
]
const all = futures(changes, 41, 100)

describe('a hundred futures', () => {
  it('are the same every time', () => {
    expect(futures(changes, 41, 100)).toEqual(all)
  })

  it('lie above the gap in the number given by each change', () => {
    const above = [0, 1, 2, 3].map((change) => all.filter(({ ranks }) => ranks[change]?.aboveGap).length)
    expect(above).toEqual([41, 46, 66, 88])
  })

  it('hold one place each at every change', () => {
    for (let change = 0; change <= changes.length; change++) {
      expect(new Set(all.map(({ ranks }) => ranks[change]?.rank)).size).toBe(100)
    }
  })

  it('cross the gap at the change they name, and stay above', () => {
    for (const { ranks, crossedAt } of all) {
      const startsAbove = ranks[0]?.aboveGap === true
      const above = ranks.map((_, change) => startsAbove || (crossedAt !== undefined && change > crossedAt))
      expect(ranks.map(({ aboveGap }) => aboveGap)).toEqual(above)
    }
  })

  it('keep their shares when fewer lines represent the hundred', () => {
    const few = futures(changes, 41, 25)
    expect(few.filter(({ ranks }) => ranks.at(-1)?.aboveGap)).toHaveLength(22)
  })
})
