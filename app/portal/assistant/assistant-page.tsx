import { useEffect, useRef } from 'react'
import { cardBlockCall } from '../../../content/portal/card-block-call.ts'
import { ListAndDetail } from '../../desk-kit/list-and-detail.tsx'
import { useFocusOnReturn } from '../../desk-kit/use-focus-on-return.ts'
import { DeskHeader } from '../shell/desk-header.tsx'
import { PauseLive } from '../shell/pause-live.tsx'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { assistantStore } from './acts/acts-store.ts'
import type { CallActs } from './acts/call-act.ts'
import { type LiveCall, liveCall } from './floor/live-call.ts'
import { callById, callOnLine } from './floor/schedule.ts'
import { CallList } from './list/call-list.tsx'
import { linesOf, rowsAt } from './list/call-rows.ts'
import { LineNote } from './list/line-note.tsx'
import { CallStage } from './stage/call-stage.tsx'
import { NoSuchCall } from './stage/no-such-call.tsx'
import { useConsoleAddress } from './use-console-address.ts'

/** The calls on the line, and the one that is open. */
export default function AssistantPage() {
  const address = useConsoleAddress()
  const seconds = useDemoSeconds(1)
  const { acts } = assistantStore.useState()
  const rows = rowsAt(seconds, acts, linesOf(address.show))
  const { call, isChosen, isMissing } = useOpenCall(address.callId, acts)
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
        call && !isMissing ? (
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

interface OpenCall {
  call: LiveCall | undefined
  /** Whether the address names it; else it is the first of the list, and gives way when it ends. */
  isChosen: boolean
  /** Whether the address names a call that there is not, or not yet. */
  isMissing: boolean
}

/** The call that stands open, from the address. */
function useOpenCall(callId: string | undefined, acts: CallActs): OpenCall {
  const seconds = useDemoSeconds(1)
  if (callId === undefined) {
    const first = callOnLine(0, seconds, acts)
    return { call: first && liveCall(first), isChosen: false, isMissing: false }
  }
  const id = callId.toUpperCase() === cardBlockCall.reference ? cardBlockCall.callId : callId
  const found = callById(id, acts)
  const hasBegun = found !== undefined && found.startsAt <= seconds
  return { call: hasBegun ? liveCall(found) : undefined, isChosen: true, isMissing: !hasBegun }
}
