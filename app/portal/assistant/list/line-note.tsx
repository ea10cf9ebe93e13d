import { listedCalls } from '../../../../content/portal/console-words.ts'
import type { ShownCalls } from '../use-console-address.ts'
import { useAssistantSummary } from '../summary.ts'
import type { CallRow } from './call-rows.ts'

/** Under the desk's heading: how many calls there are, and how many of them are listed. */
export function LineNote({ rows, show }: { rows: CallRow[]; show: ShownCalls }) {
  const { onCall } = useAssistantSummary()
  const running = rows.filter(({ state }) => state !== 'settled').length
  return (
    <>
      <b className="tabular">{show === 'peak' ? running : onCall}</b> on call, <b className="tabular">0</b> on
      hold. {listedCalls[show]}
    </>
  )
}
