import type { Spread } from '../statistics.ts'

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const notKnown = '–'

/** Bytes as kB of 1,000 bytes, such as `104.2`. */
export const kilobytes = (bytes: number) => oneDecimal.format(bytes / 1000)

/** Milliseconds, such as `1,204`. */
export const milliseconds = (value: number) => whole.format(value)

/** Milliseconds with their smallest and largest value, such as `1,204 (1,180 to 1,262)`. */
export function millisecondsSpread({ median, min, max }: Spread): string {
  return `${whole.format(median)} (${whole.format(min)} to ${whole.format(max)})`
}

/** A layout shift to the 4 decimals in which it is stated. */
export const shift = (value: number) => value.toFixed(4)

/** A ratio such as `1.02`. */
export const times = (value: number | undefined) => value?.toFixed(2) ?? notKnown

/** A measured value with no more digits than it needs. */
export const plain = (value: number | undefined) =>
  value === undefined ? notKnown : String(Number(value.toFixed(4)))
