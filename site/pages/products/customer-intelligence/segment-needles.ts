import { RelativePath } from '../../../../common/figures/relative-path.ts'
import { mean } from '../../../../common/figures/statistics.ts'
import type { SegmentTotals } from './renewals.ts'

/** Units from the left edge: two per customer, plus the gaps between segments. */
const perCustomer = 2
export const between = 22

/** Likelihood is on `base`, 100 per cent high; premium hangs below it, from `premiumTop` to the drawing's end. */
const base = 200
const premiumTop = 210
export const fieldHeight = 302
export const fullPremium = 80_000

export function fieldWidth(customers: number, segments: number): number {
  return customers * perCustomer + (segments - 1) * between
}

/**
 * The needles of one segment as path data, one per `perNeedle` customers: their mean likelihood and mean premium. A
 * needle is heavy if one of its customers pays more than `limit` rupees, and then shows that premium.
 */
export function segmentNeedles(
  { start, customers }: Pick<SegmentTotals, 'start' | 'customers'>,
  place: number,
  { perNeedle, limit }: { perNeedle: number; limit: number },
) {
  const [likelihood, premium, heavy] = [new RelativePath(), new RelativePath(), new RelativePath()]
  const left = customerX(start, place)
  for (let first = 0; first < customers.length; first += perNeedle) {
    const bundle = customers.slice(first, first + perNeedle)
    const x = left + first * perCustomer
    likelihood.moveTo(x, base).lineTo(x, likelihoodY(mean(bundle.map((each) => each.likelihood))))
    const premiums = bundle.map((each) => each.premium)
    const largest = Math.max(...premiums)
    const shown = largest > limit ? largest : mean(premiums)
    const path = largest > limit ? heavy : premium
    path.moveTo(x, premiumTop).lineTo(x, Math.round(premiumY(shown)))
  }
  return { likelihood: String(likelihood), premium: String(premium), heavy: String(heavy) }
}

/** Position of a customer's needle, in units; `place` is the segment's index, from 0. */
export function customerX(index: number, place: number): number {
  return index * perCustomer + place * between + 0.5
}

/** Height of a likelihood in per cent, in units. */
export function likelihoodY(likelihood: number): number {
  return Math.round(base - (likelihood / 100) * base)
}

/** Depth of a premium in rupees a year, in units. */
export function premiumY(premium: number): number {
  return premiumTop + (premium / fullPremium) * (fieldHeight - premiumTop)
}
