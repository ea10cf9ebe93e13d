import { expect, it } from 'vitest'
import { customerIntelligence } from '../../../content/products/customer-intelligence.ts'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { featureDrawings } from './feature-drawings.ts'

it('has one drawing per feature, each within its 132 by 52 units', () => {
  expect(featureDrawings).toHaveLength(customerIntelligence.features.length)
  for (const drawing of featureDrawings) {
    for (const { x, y } of Object.values(drawing).flatMap(pathPoints)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(132)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(52)
    }
  }
})
