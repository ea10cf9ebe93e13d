import { useEffect, useRef } from 'react'
import { DeskHeader } from '../shell/desk-header.tsx'
import { PauseLive } from '../shell/pause-live.tsx'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { assistantStore } from './acts/acts-store.ts'
import styles from './console.module.css'
import { CallList } from './list/call-list.tsx'
import { linesOf, rowsAt } from './list/call-rows.ts'
import { LineNote } from './list/line-note.tsx'
import { CallStage } from './stage/call-stage.tsx'
import { NoSuchCall } from './stage/no-such-call.tsx'
import { useConsoleAddress } from './use-console-address.ts'
import { useOpenCall } from './use-open-call.ts'

/** The calls on the line, and the one that is open. */
export function Console() {
  const address = useConsoleAddress()
  const seconds = useDemoSeconds(1)
  const { acts } = assistantStore.useState()
  const rows = rowsAt(seconds, acts, linesOf(address.show))
  const { call, isChosen, isMissing } = useOpenCall(address.callId, acts)
  const stage = useRef<HTMLElement>(null)
  const list = useRef<HTMLElement>(null)

  const focusNext = useRef<'call' | { row: string }>(undefined)
  useEffect(() => {
    const next = focusNext.current
    focusNext.current = undefined
    if (next === 'call') stage.current?.focus()
    else if (next) list.current?.querySelector<HTMLElement>(`[data-call="${CSS.escape(next.row)}"]`)?.focus()
  }, [address.callId])

  const openCall = (callId: string, byKeyboard: boolean) => {
    if (callId === address.callId) stage.current?.focus()
    else if (byKeyboard) focusNext.current = 'call'
    address.open(callId)
  }
  const closeCall = () => {
    focusNext.current = { row: call?.id ?? '' }
    address.open(undefined)
  }
  return (
    <div className={styles.desk} data-view={isChosen ? 'call' : 'list'}>
      <div className={styles.header}>
        <DeskHeader
          title="Live calls"
          lead={<LineNote rows={rows} show={address.show} />}
          actions={<PauseLive />}
        />
      </div>
      <div className={styles.console}>
        <CallList
          ref={list}
          rows={rows}
          openId={call?.id}
          address={address}
          onOpen={openCall}
          onSkipToCall={() => stage.current?.focus()}
        />
        {call && !isMissing ? (
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
        )}
      </div>
    </div>
  )
}
