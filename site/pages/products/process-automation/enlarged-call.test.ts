import { expect, it } from 'vitest'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { fanStrings, width } from './enlarged-call.tsx'

const fan = fanStrings(
  [
    { speaker: 'assistant', from: 0, to: 2 },
    { speaker: 'caller', from: 3, to: 4 },
  ],
  4,
  0.1,
)
const strings = (path: string) => pathPoints(path).length / 2

it('gives each second one string, for whoever speaks in it', () => {
  expect([fan.assistant, fan.nobody, fan.caller].map(strings)).toEqual([2, 1, 1])
})

it('leads from the narrow call to the whole width', () => {
  const [top, foot] = pathPoints(fan.caller)
  expect(top?.x).toBeCloseTo(width * 0.1 * 0.875)
  expect(foot?.x).toBeCloseTo(width * 0.875)
})
