import { expect, test } from 'vitest'
import { qualityBand } from './quality-band.ts'

test.each([
  [100, 'good'],
  [80, 'good'],
  [79.9, 'watch'],
  [60, 'watch'],
  [59.9, 'poor'],
  [0, 'poor'],
])('a score of %d is %s', (score, band) => {
  expect(qualityBand(score)).toBe(band)
})
