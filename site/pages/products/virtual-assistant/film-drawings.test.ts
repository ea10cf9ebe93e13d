import { expect, test } from 'vitest'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { filmHeight, filmWidth, soundingString, spokenLine } from './film-drawings.ts'

test('the spoken line begins and ends in silence, so that it continues from step to step', () => {
  const points = pathPoints(spokenLine())
  expect(points[0]).toMatchObject({ x: 0, y: filmHeight / 2 })
  expect(points.at(-1)?.x).toBe(filmWidth)
  expect(points.at(-1)?.y).toBeCloseTo(filmHeight / 2, 0)
  for (const { y } of points) expect(Math.abs(y - filmHeight / 2)).toBeLessThan(filmHeight / 2)
})

test('the string is held at both ends and at two knots between', () => {
  const points = pathPoints(soundingString())
  for (const x of [0, filmWidth / 3, (filmWidth * 2) / 3, filmWidth])
    expect(points.find((point) => point.x === x)?.y).toBeCloseTo(0)
})
