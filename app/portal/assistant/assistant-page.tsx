import { useEffect, useRef } from 'react'
import { cardBlockCall } from '../../../content/portal/card-block-call.ts'
import { listedCalls, noSuchCallWords } from '../../../content/portal/console-words.ts'
import { ListAndDetail } from '../../desk-kit/list-and-detail.tsx'
import { useFocusOnReturn } from '../../desk-kit/use-focus-on-return.ts'
import { Button } from '../../ui/button.tsx'
import { DeskHeader } from '../shell/desk-header.tsx'
import { PauseLive } from '../shell/pause-live.tsx'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { assistantStore } from './acts/acts-store.ts'
import type { CallActs } from './acts/call-act.ts'
import { type LiveCall, liveCall } from './floor/live-call.ts'
import { callById, callOnLine } from './floor/schedule.ts'
import { CallList } from './list/call-list.tsx'
import { type CallRow, linesOf, rowsAt } from './list/call-rows.ts'
import { CallStage } from './stage/call-stage.tsx'
import styles from './assistant-page.module.css'
import { useCallsNow } from './summary.ts'
import { type ShownCalls, useConsoleAddress } from './use-console-address.ts'

/** The calls on the line, and the one that is open. */
export default function AssistantPage() {
  const address = useConsoleAddress()
  const seconds = useDemoSeconds(1)
  const { acts } = assistantStore.useState()
  const rows = rowsAt(seconds, acts, linesOf(address.show))
  const isChosen = address.callId !== undefined
  const call = useOpenCall(address.callId, acts)
  const stage = useRef<HTMLElement>(null)
  useFocusOnReturn(isChosen ? call?.id : undefined)

  const byKeyboard = useRef(false)
  useEffect(() => {
    if (byKeyboard.current) stage.current?.focus()
    byKeyboard.current = false
  }, [address.callId])

  const openCall = (callId: string, isByKeyboard: boolean) => {
    if (callId === address.callId) stage.current?.focus()
    else byKeyboard.current = isByKeyboard
    address.open(callId)
  }
  const closeCall = () => address.open(undefined)
  return (
    <ListAndDetail
      scrolls="columns"
      phoneShows={isChosen ? 'detail' : 'list'}
      header={
        <DeskHeader
          title="Live calls"
          lead={<LineNote rows={rows} show={address.show} />}
          actions={<PauseLive />}
        />
      }
      listLabel="Live calls"
      list={
        <CallList
          rows={rows}
          openId={call?.id}
          address={address}
          onOpen={openCall}
          onSkipToCall={() => stage.current?.focus()}
        />
      }
      detail={
        call ? (
          <CallStage
            key={call.id}
            ref={stage}
            call={call}
            acts={acts}
            isChosen={isChosen}
            onChoose={() => address.open(call.id, { replace: true })}
            onClose={closeCall}
          />
        ) : (
          <NoSuchCall onClose={closeCall} />
        )
      }
    />
  )
}

/**
 * The call that stands open: what the address names, else the first of the list, which gives way when it ends. Undefined
 * where the address names a call that there is not, or not yet.
 */
function useOpenCall(callId: string | undefined, acts: CallActs): LiveCall | undefined {
  const seconds = useDemoSeconds(1)
  const id = callId?.toUpperCase() === cardBlockCall.reference ? cardBlockCall.callId : callId
  const found = id === undefined ? callOnLine(0, seconds, acts) : callById(id, acts)
  return found && found.startsAt <= seconds ? liveCall(found) : undefined
}

/** Under the desk's heading: how many calls there are, and how many of them are listed. */
function LineNote({ rows, show }: { rows: CallRow[]; show: ShownCalls }) {
  const onCall = useCallsNow()
  const running = rows.filter(({ state }) => state !== 'settled').length
  return (
    <>
      <b className="tabular">{show === 'peak' ? running : onCall}</b> on call, <b className="tabular">0</b> on
      hold. {listedCalls[show]}
    </>
  )
}

/** In place of a call that the address names and the sample does not have. */
function NoSuchCall({ onClose }: { onClose: () => void }) {
  return (
    <section className={styles.none} aria-labelledby="no-such-call">
      <h2 className="heading-3" id="no-such-call">
        {noSuchCallWords.heading}
      </h2>
      <p className="text-2">{noSuchCallWords.why}</p>
      <Button look="outline" size="small" onClick={onClose}>
        All calls
      </Button>
    </section>
  )
}
