import type { CustomerSegment } from '../../../../content/products/customer-intelligence.ts'
import type { SegmentTotals } from './renewals.ts'

/** A segment, and the customers who belong to it. */
export interface SegmentPart {
  segment: CustomerSegment
  total: SegmentTotals
}
