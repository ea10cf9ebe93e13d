import { useAssistantSummary } from '../assistant/summary.ts'
import { useQamsSummary } from '../qams/summary.ts'
import type { DeskId } from '../../../content/portal/desk-names.ts'
import { useZapraSummary } from '../zapra/summary.ts'

/** One line per desk on what waits there, as the rail shows it. */
export function useDeskStates(): Record<DeskId, string> {
  const { onCall } = useAssistantSummary()
  const { toReview } = useQamsSummary()
  const { waiting } = useZapraSummary()
  return {
    overview: 'Today',
    'virtual-assistant': `${onCall} live`,
    qams: toReview === 0 ? 'All reviewed' : `${toReview} to review`,
    zapra: `${waiting} waiting`,
    team: 'Who may open what',
  }
}
