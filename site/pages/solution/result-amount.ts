import type { Result } from '../../content/solutions/solution-page.ts'
import { timeLabel } from '../../../common/figures/time-label.ts'
import { grouped, rupees } from '../../../common/ui/indian-numbers.ts'

/** An amount in the row’s unit, as displayed: seconds as 4:10, rupees as ₹46, anything else as a number. */
export function resultAmount({ unit }: Result, amount: number): string {
  if (unit === 'seconds') return timeLabel(amount)
  return unit === 'rupees' ? rupees(amount) : grouped(amount, 1)
}

/** The unit of a row, unless its amounts show it, as ₹46 and 4:10 do. */
export function resultUnit({ unit }: Result): string | undefined {
  return unit === 'seconds' || unit === 'rupees' ? undefined : unit
}
