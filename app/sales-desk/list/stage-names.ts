import type { Stage } from '../../../lead/sales-desk-leads.ts'

export const stageNames: Record<Stage, string> = {
  new: 'New',
  open: 'Being worked on',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}
