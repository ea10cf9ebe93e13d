import { site } from '../../../common/brand/site.ts'

const format = new Intl.NumberFormat(site.locale, { maximumFractionDigits: 2 })
const paise = new Intl.NumberFormat(site.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * A value as formatted in a figure: ₹1,04,000, 62%, 1.4 s, or without a unit. Rupees have paise if any value in
 * `among` has.
 */
export function withUnit(value: number, unit?: string, among: readonly number[] = [value]): string {
  if (unit === undefined) return format.format(value)
  if (unit === '₹') return unit + (among.every(Number.isInteger) ? format : paise).format(value)
  return unit === '%' ? format.format(value) + unit : `${format.format(value)} ${unit}`
}
