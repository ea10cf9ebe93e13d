import { site } from '../site.ts'

const format = new Intl.NumberFormat(site.locale, { maximumFractionDigits: 2 })

/** A value as it is set in a figure: ₹1,04,000, 62%, 1.4 s, or without unit. */
export function withUnit(value: number, unit?: string): string {
  const number = format.format(value)
  if (unit === undefined) return number
  if (unit === '₹') return unit + number
  return unit === '%' ? number + unit : `${number} ${unit}`
}
