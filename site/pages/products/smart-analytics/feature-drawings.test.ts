import { expect, it } from 'vitest'
import { smartAnalytics } from '../../../content/products/smart-analytics.ts'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { featureDrawings } from './feature-drawings.ts'

it('has one drawing per feature, each within its 132 by 52 units', () => {
  expect(featureDrawings).toHaveLength(smartAnalytics.features.length)
  for (const drawing of featureDrawings) {
    for (const { x, y } of Object.values(drawing).flatMap(pathPoints)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(132)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(52)
    }
  }
})
