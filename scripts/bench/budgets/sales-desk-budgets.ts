import type { DeskFigures } from '../sales-desk/measure-desk.ts'
import type { Budget } from './budget.ts'

export const salesDeskBudgets: readonly Budget<DeskFigures>[] = [
  { name: 'List, milliseconds at the 95th percentile', atMost: 50, measure: ({ list }) => list },
  { name: 'Search, milliseconds at the 95th percentile', atMost: 50, measure: ({ search }) => search },
  {
    name: 'Leads accepted while ten people work, ratio to without',
    atLeast: 0.9,
    measure: ({ alone, beside }) => beside / alone,
  },
]
