import { expect, it } from 'vitest'
import { smartAnalytics } from '../../../../content/products/smart-analytics.ts'
import { pathPoints } from '../../../figures/test-support/path-points.ts'
import { featureDrawings } from './feature-drawings.ts'

it('has one drawing for each feature, and each stays within its 132 by 52 units', () => {
  expect(featureDrawings).toHaveLength(smartAnalytics.features.length)
  for (const draw of featureDrawings) {
    const { many, few, expected = '' } = draw()
    for (const { x, y } of [many, few, expected].flatMap(pathPoints)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(132)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(52)
    }
  }
})
