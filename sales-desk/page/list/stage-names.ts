import type { Stage } from '../../wire/leads.ts'

export const stageNames: Record<Stage, string> = {
  new: 'New',
  open: 'Being worked on',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}
