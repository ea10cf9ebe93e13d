import { expect, test } from 'vitest'
import { costScales } from './cost-scales.ts'
import { volumeAt } from './volume-at.ts'

test.each([
  { share: 0.5, volume: 15_000, where: 'in the middle' },
  { share: 0.5041, volume: 15_000, where: 'nearer to the line before' },
  { share: 0.5043, volume: 15_250, where: 'nearer to the line after' },
  { share: -0.2, volume: 0, where: 'beyond the left edge' },
  { share: 1.4, volume: 30_000, where: 'beyond the right edge' },
])('the volume $where is that of the nearest line', ({ share, volume }) => {
  expect(volumeAt(share, costScales.voice)).toBe(volume)
})
