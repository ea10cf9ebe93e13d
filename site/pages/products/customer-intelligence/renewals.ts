import type { CustomerSegment } from '../../../content/products/customer-intelligence.ts'
import { seededRandom } from '../../../../common/figures/seeded-random.ts'
import { sum } from '../../../../common/figures/statistics.ts'

/** One customer of the sample branch whose policy is to be renewed. */
export interface Renewal {
  /** Likelihood to renew, in per cent. */
  likelihood: number
  /** Rupees a year. */
  premium: number
}

/** A shoulder, a slope and a cliff: likelihood to renew, in per cent, from the likeliest (0) to the least likely (1). */
function likelihoodAt(place: number): number {
  if (place < 0.25) return 98 - 15 * (place / 0.25) ** 1.7
  if (place < 0.69) return 77 - 17 * ((place - 0.25) / 0.44) ** 1.25
  return 54 - 48 * ((place - 0.69) / 0.31) ** 0.82
}

/** The branch's invented customers, likeliest to renew first. Large premiums are commoner at both ends. */
export function renewals({ customers, seed }: { customers: number; seed: number }): Renewal[] {
  const random = seededRandom(seed)
  return Array.from({ length: customers }, (_, index) => {
    const place = index / (customers - 1)
    const usual = 6000 + random() ** 2.6 * 44_000 + (place < 0.25 ? 11_000 * random() : 0)
    const isLarge = place > 0.7 && random() < 0.11
    return { likelihood: likelihoodAt(place), premium: isLarge ? 50_000 + random() * 30_000 : usual }
  })
}

/** A segment, its customers, and their totals. */
export interface SegmentTotals {
  segment: CustomerSegment
  /** Index of its first customer in the field. */
  start: number
  customers: Renewal[]
  /** Rupees a year. */
  premium: number
  /** Likelihood of the median customer, in per cent. */
  median: number
}

/** Divides a sorted field into segments; `from` is the least likelihood of each, the highest first. */
export function segmentTotals(
  field: readonly Renewal[],
  segments: readonly CustomerSegment[],
): SegmentTotals[] {
  return segments.map((segment, index) => {
    const below = segments[index - 1]?.from ?? Infinity
    const customers = field.filter(({ likelihood }) => likelihood >= segment.from && likelihood < below)
    return {
      segment,
      start: field.findIndex(({ likelihood }) => likelihood < below),
      customers,
      premium: totalPremium(customers),
      median: customers[Math.floor(customers.length / 2)]?.likelihood ?? 0,
    }
  })
}

/** Rupees a year. */
export function totalPremium(customers: readonly Renewal[]): number {
  return sum(customers.map(({ premium }) => premium))
}

/** How many would renew if nobody did anything: the sum of their likelihoods. */
export function expectedToRenew(customers: readonly Renewal[]): number {
  return Math.round(sum(customers.map(({ likelihood }) => likelihood / 100)))
}

/** Index in a sorted field of the first customer whose likelihood is at most that many per cent. */
export function placeOf(field: readonly Renewal[], likelihood: number): number {
  return field.findIndex((renewal) => renewal.likelihood <= likelihood)
}

/** Rupees in lakh, with one decimal: 3450000 is "₹34.5 lakh". */
export function inLakh(rupees: number): string {
  return `₹${(rupees / 100_000).toFixed(1)} lakh`
}
