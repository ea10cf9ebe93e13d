import { deskStates } from '../../../content/portal/shell-words.ts'
import { useAssistantSummary } from '../assistant/summary.ts'
import { useSheetsToReview } from '../qams/to-review.ts'
import type { DeskId } from '../../../content/portal/desk-names.ts'
import { useZapraSummary } from '../zapra/summary.ts'

/** One line per desk on what waits there, as the rail shows it. */
export function useDeskStates(): Record<DeskId, string> {
  const { onCall } = useAssistantSummary()
  const toReview = useSheetsToReview()
  const { waiting } = useZapraSummary()
  return {
    overview: deskStates.overview,
    'virtual-assistant': deskStates.live(onCall),
    qams: deskStates.toReview(toReview),
    zapra: deskStates.waiting(waiting),
    team: deskStates.team,
  }
}
