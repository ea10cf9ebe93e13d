import { describe, expect, it } from 'vitest'
import { type ProductId, productIds, products } from '../../content/products.ts'
import * as sample from '../../content/sample-readings.ts'
import { pathPoints } from '../../../common/figures/test-support/path-points.ts'
import {
  readingHeight,
  type ReadingStroke,
  readingWidth,
} from '../../../common/figures/readings/reading-layer.ts'
import { readingOf } from '../../sections/reading-of.ts'

const pathOf = (product: ProductId, stroke: ReadingStroke) =>
  readingOf[product]()
    .filter((layer) => layer.stroke === stroke)
    .map(({ d }) => d)
    .join('')
const outcomeOf = (product: ProductId) => products.find(({ id }) => id === product)?.outcome ?? ''

describe.each(productIds)('the reading of %s', (product) => {
  const layers = readingOf[product]()

  it('is drawn the same way every time', () => {
    expect(readingOf[product]()).toEqual(layers)
  })

  it('stays inside the box shared by all readings', () => {
    for (const { x, y } of layers.flatMap(({ d }) => pathPoints(d))) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(readingWidth + 0.05)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(readingHeight)
    }
  })

  it('is written in relative commands with at most one decimal', () => {
    for (const { d } of layers) {
      expect(d).toMatch(/^[mlhvz\d .-]*$/)
      expect(d).not.toMatch(/\.\d\d/)
    }
  })
})

describe('a reading agrees with the outcome beside it', () => {
  it('QAMS: 14 of 15 checks passed', () => {
    const passed = pathOf('qams', 'ink').match(/v/g)?.length
    const failed = (pathOf('qams', 'failed').match(/l/g)?.length ?? 0) / 2
    expect(outcomeOf('qams')).toBe(`${passed} of ${(passed ?? 0) + failed} checks passed`)
  })

  it('Zapra: two messages of the assistant', () => {
    expect(outcomeOf('zapra')).toContain(`${pathOf('zapra', 'bubble-full').match(/z/g)?.length} messages`)
  })

  it('Smart Analytics: as many calls as its rows represent', () => {
    expect(outcomeOf('smart-analytics')).toContain(sample.similarCallsOfTheWeek.calls.toLocaleString('en-IN'))
    expect(sample.similarCallsOfTheWeek.calls % sample.similarCallsOfTheWeek.callsPerRow).toBe(0)
  })

  it('Process Automation: five steps', () => {
    expect(outcomeOf('process-automation')).toContain(
      `${pathOf('process-automation', 'knot-line').match(/h0/g)?.length} steps`,
    )
  })

  it('Customer Intelligence: from the first likelihood to the last', () => {
    const last = sample.likelihoodChanges.at(-1)?.renewing
    expect(outcomeOf('customer-intelligence')).toContain(`${sample.renewingAtFirst}% to ${last}%`)
  })

  it('Document Processing: four fields', () => {
    expect(outcomeOf('document-processing')).toContain(`${sample.scannedFields.length} fields`)
  })
})
