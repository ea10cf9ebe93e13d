import { describe, expect, it } from 'vitest'
import { policyRevivalCall } from '../../../content/sample-call.ts'
import { likelihoodChanges, renewingAtFirst } from '../../../content/sample-readings.ts'
import { futures } from '../../../../common/figures/futures.ts'
import type { RelativePath } from '../../../../common/figures/relative-path.ts'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { futurePaths, futuresHeight, gapMiddle } from './future-paths.ts'

const all = futures(likelihoodChanges, renewingAtFirst, 100)
const { seconds } = policyRevivalCall
const paths = futurePaths(all, likelihoodChanges, seconds)
const lines = (path: RelativePath) => path.toString().split('m').length - 1

describe('a hundred futures as lines', () => {
  it('begin with the given numbers that renew and leave', () => {
    expect([lines(paths.renews), lines(paths.leaves)]).toEqual([renewingAtFirst, 100 - renewingAtFirst])
  })

  it('cross the gap once for each point a voice wins, and continue in its colour', () => {
    const won = { caller: 0, assistant: 0 }
    let before = renewingAtFirst
    for (const { after, renewing } of likelihoodChanges) {
      won[after] += renewing - before
      before = renewing
    }
    expect([lines(paths.caller), lines(paths.assistant)]).toEqual([won.caller, won.assistant])
  })

  it('stay within the call and the height, and leave the gap free at the end', () => {
    const points = Object.values(paths).map(String).flatMap(pathPoints)
    const ends = points.filter(({ x }) => x === seconds * 10).map(({ y }) => y)
    expect(ends).toHaveLength(100)
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(seconds * 10)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(futuresHeight(100))
    }
    const middle = gapMiddle(likelihoodChanges.at(-1)?.renewing ?? 0)
    for (const y of ends) expect(Math.abs(y - middle)).toBeGreaterThan(20)
  })
})
