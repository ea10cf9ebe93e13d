import type { LeadRow } from '../../../lead/sales-desk-leads.ts'

const listeners = new Set<(row: LeadRow) => void>()

/** Tells the list how a lead is, as its page has it. */
export function leadKnown(row: LeadRow): void {
  for (const listener of listeners) listener(row)
}

/** Calls `listener` with each lead of which something newer is known; answers how to stop that. */
export function onOwnChange(listener: (row: LeadRow) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
