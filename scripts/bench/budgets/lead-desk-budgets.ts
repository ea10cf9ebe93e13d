import type { LeadFigures } from '../lead-desk/measure-leads.ts'
import type { PageFigures } from '../lead-desk/measure-pages.ts'
import type { Budget } from './budget.ts'

export const leadBudgets: readonly Budget<LeadFigures>[] = [
  { name: 'Leads lost', atMost: 0, measure: ({ counts }) => counts.lost },
  {
    name: 'Leads accepted, ratio to bare commits',
    atLeast: 0.5,
    measure: ({ perSecond, bare }) => perSecond / bare,
  },
]

export const staticPageBudgets: readonly Budget<PageFigures>[] = [
  {
    name: 'Pages of 30 kB, ratio to empty answers',
    atLeast: 0.7,
    measure: ({ pages, empty }) => pages / empty,
  },
]
