import type { Result } from '../../../content/solutions/solution-page.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { grouped, rupees } from '../../ui/indian-numbers.ts'

const units = {
  seconds: { one: 'second', many: 'seconds' },
  rupees: { one: 'rupee', many: 'rupees' },
}

/** An amount in the row’s unit, as set in type: seconds as 4:10, rupees as ₹46, anything else as a number. */
export function resultAmount({ unit }: Result, amount: number): string {
  if (unit === 'seconds') return timeLabel(amount)
  return unit === 'rupees' ? rupees(amount) : grouped(amount, 1)
}

/** What one line of the row’s bars stands for. */
export function resultScale({ unit, perLine }: Result): string {
  const { one, many } = typeof unit === 'string' ? units[unit] : unit
  return perLine === 1 ? `One line is one ${one}` : `One line is ${grouped(perLine, 1)} ${many}`
}

/** How many lines the longer of the row’s two bars has. */
export function resultLines({ before, after, perLine }: Result): number {
  return Math.max(before, after) / perLine
}
