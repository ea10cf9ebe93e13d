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
      hold.{' '}
      {
        {
          ten: 'Ten of them are listed.',
          all: 'All of them are listed.',
          peak: 'A peak, made up for the demo.',
        }[show]
      }
    </>
  )
}
