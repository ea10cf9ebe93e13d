import { expect, test } from 'vitest'
import { bandWords, qualityBand } from './quality-band.ts'

test.each([
  [100, 'good'],
  [80, 'good'],
  [79.9, 'fair'],
  [60, 'fair'],
  [59.9, 'poor'],
  [0, 'poor'],
])('%d is %s', (percent, band) => expect(qualityBand(percent)).toBe(band))

test('the words name the limits', () => {
  expect(Object.values(bandWords)).toEqual(['80 and above', '60 to 79', 'below 60'])
})
