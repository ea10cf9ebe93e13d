import { withPlainDigits } from '../../../common/lead/plain-digits.ts'
import { grouped } from '../../../common/ui/indian-numbers.ts'

/** A larger monthly volume is agreed in person. */
const mostUnits = 9_99_999

export type ReadVolume = { volume: number; fault?: undefined } | { volume?: undefined; fault: string }

/** The whole number in `text`, with or without grouping; empty is 0. Otherwise an error message, for `units`. */
export function readVolume(text: string, units: string): ReadVolume {
  const digits = withPlainDigits(text).replaceAll(/[\s,]/g, '')
  if (digits === '') return { volume: 0 }
  if (/^[-−]\d+$/.test(digits)) return { fault: `Enter 0 or more ${units}.` }
  if (/^\d*\.\d+$/.test(digits)) return { fault: `Enter whole ${units}, without a decimal point.` }
  if (!/^\d+$/.test(digits)) return { fault: `Enter the ${units} in digits, like 16,000.` }
  const volume = Number(digits)
  if (volume > mostUnits) {
    return { fault: `Enter ${grouped(mostUnits)} ${units} or fewer. For more, contact us.` }
  }
  return { volume }
}
