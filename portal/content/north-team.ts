import { site } from '../../common/brand/site.ts'
import type { AgentId } from './sheets.ts'

/** Someone who answers calls of Team North, or the assistant. */
export interface NorthAgent {
  id: AgentId
  name: string
  does: string
  /** Averages of the five working days before today, oldest first, 0 to 100. */
  week: readonly number[]
}

/** Working days of `week`, then today. The bank is shut on Sundays and on the second Saturday. */
export const weekDays = ['Tue 7', 'Wed 8', 'Thu 9', 'Fri 10', 'Mon 13', 'Today']

/** Team North of the sample bank. All of it is invented. */
export const northTeam: readonly NorthAgent[] = [
  {
    id: 'assistant',
    name: site.brand,
    does: 'Virtual Assistant',
    week: [85.1, 85.9, 85.4, 86.2, 86.6],
  },
  { id: 'farida-s', name: 'Farida S.', does: 'Disputes', week: [79.4, 80.8, 80.1, 82.2, 82.9] },
  { id: 'imran-k', name: 'Imran K.', does: 'Fraud desk', week: [84.8, 83.9, 85.2, 86.8, 86.1] },
  { id: 'nikhil-p', name: 'Nikhil P.', does: 'Loans and KYC', week: [81.2, 80.3, 78.8, 77.9, 76.4] },
  { id: 'sunita-g', name: 'Sunita G.', does: 'Team lead', week: [85.1, 86.6, 86.4, 87.2, 87.7] },
  { id: 'rhea-t', name: 'Rhea T.', does: 'Deposits', week: [77.2, 78.1, 79.4, 78.8, 80.2] },
  { id: 'joseph-l', name: 'Joseph L.', does: 'Deposits', week: [73.9, 72.6, 72.9, 71.4, 70.8] },
]

/** The name shown for an agent. */
export function agentName(id: AgentId): string {
  return northTeam.find((agent) => agent.id === id)?.name ?? id
}
