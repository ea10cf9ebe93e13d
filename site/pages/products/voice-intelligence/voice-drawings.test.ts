import { expect, test } from 'vitest'
import { voiceIntelligence } from '../../../content/products/voice-intelligence.ts'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { capabilityDrawings, width as capabilityWidth } from './capability-drawings.ts'
import { harmonicRise, height, pitchContour, pitchHeight } from './pitch-contour.ts'
import { distanceLines, height as tensionPlotHeight, spokenLine } from './tension-lines.ts'

const steady = { 0: 200, 72: 200 }
const turns = [
  { speaker: 'caller' as const, from: 10, to: 16 },
  { speaker: 'caller' as const, from: 30, to: 32 },
]

test('an octave is the same distance everywhere, and a harmonic lies above by its frequency ratio', () => {
  expect(pitchHeight(150) - pitchHeight(300)).toBeCloseTo(pitchHeight(600) - pitchHeight(1200))
  expect(pitchHeight(200) - harmonicRise(3)).toBeCloseTo(pitchHeight(600))
})

test('a contour stays within its turns and within a fifth of its pitch', () => {
  const points = pathPoints(pitchContour(turns, { pitch: steady, seed: 1, step: 0.2 }))
  expect(points.length).toBeGreaterThan(30)
  for (const { x, y } of points) {
    expect(turns.some(({ from, to }) => x >= from * 10 - 0.1 && x <= to * 10 + 0.1)).toBe(true)
    expect(y).toBeGreaterThan(pitchHeight(240))
    expect(y).toBeLessThan(pitchHeight(160))
    expect(y).toBeLessThan(height)
  }
})

test('a tense voice shakes, a calm one does not', () => {
  const travel = (tension: number) => {
    const knots = { 0: tension }
    const points = pathPoints(pitchContour(turns, { pitch: steady, tension: knots, seed: 1, step: 0.12 }))
    return points.reduce((sum, { y }, place) => sum + Math.abs(y - (points[place - 1]?.y ?? y)), 0)
  }
  expect(travel(74)).toBeGreaterThan(2 * travel(10))
})

test('half and whole seconds make one hairline every half second, each as long as the distance', () => {
  const voices = { caller: { 0: 60 }, assistant: { 0: 30 } }
  const [whole, half] = [false, true].map((each) => pathPoints(distanceLines(voices, each)))
  expect((whole?.length ?? 0) / 2).toBe(66)
  expect((half?.length ?? 0) / 2).toBe(65)
  expect((whole?.[1]?.y ?? 0) - (whole?.[0]?.y ?? 0)).toBeCloseTo((30 / 62) * tensionPlotHeight, 0)
})

test('the spoken line begins and ends with each turn', () => {
  const xs = pathPoints(spokenLine({ 0: 50 }, turns)).map(({ x }) => Math.round(x))
  for (const { from, to } of turns) expect(xs).toEqual(expect.arrayContaining([from * 10, to * 10]))
})

test('every capability has a drawing, inside its box', () => {
  expect(capabilityDrawings).toHaveLength(voiceIntelligence.capabilities.length)
  for (const { x } of capabilityDrawings.flatMap((draw) => draw().paths.flatMap(({ d }) => pathPoints(d)))) {
    expect(x).toBeGreaterThanOrEqual(-0.1)
    expect(x).toBeLessThanOrEqual(capabilityWidth + 0.1)
  }
})
