import type { LeadView } from '../../../lead/sales-desk-leads.ts'

const words: Record<LeadView, string> = {
  new: 'No new leads. Each lead that comes in appears here by itself.',
  overdue: 'Nothing is overdue: every lead was answered in time or still can be.',
  mine: 'No lead waits for your answer.',
  all: 'No leads yet. The first that a visitor sends appears here by itself.',
  spam: 'Nothing is held as spam.',
  answered: 'No answered leads that are still undecided.',
  won: 'No lead is marked as won yet.',
  lost: 'No lead is marked as lost.',
}

/** What an empty list says. */
export function nothingIn(view: LeadView, isFiltered: boolean): string {
  return isFiltered ? 'No lead of this list fits.' : words[view]
}
