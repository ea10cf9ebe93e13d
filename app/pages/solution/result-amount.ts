import type { Result } from '../../../content/solutions/solution-page.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { rupees } from '../../ui/indian-numbers.ts'

const units = {
  seconds: { one: 'second', many: 'seconds' },
  rupees: { one: 'rupee', many: 'rupees' },
}
const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** An amount in the row’s unit, as set in type: seconds as 4:10, rupees as ₹46, anything else as a number. */
export function resultAmount({ unit }: Result, amount: number): string {
  if (unit === 'seconds') return timeLabel(amount)
  return unit === 'rupees' ? rupees(amount) : number.format(amount)
}

/** What one line of the row’s bars stands for. */
export function resultScale({ unit, perLine }: Result): string {
  const { one, many } = typeof unit === 'string' ? units[unit] : unit
  return perLine === 1 ? `One line is one ${one}` : `One line is ${number.format(perLine)} ${many}`
}

/** How many lines the longer of the row’s two bars has. */
export function resultLines({ before, after, perLine }: Result): number {
  return Math.max(before, after) / perLine
}
