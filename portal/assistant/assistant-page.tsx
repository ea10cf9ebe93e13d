import { useEffect, useRef, useState } from 'react'
import { cardBlockCall } from '../content/card-block-call.ts'
import { site } from '../../common/brand/site.ts'
import { goTo, useAddress, withQuery } from '../../common/app-shell/address.ts'
import { ListAndDetail } from '../../common/app-shell/list-and-detail.tsx'
import { ListRow } from '../../common/app-shell/list-row.tsx'
import { moveThroughRows } from '../../common/app-shell/move-through-rows.ts'
import { NothingListed } from '../../common/app-shell/nothing-listed.tsx'
import { useFocusOnReturn } from '../../common/app-shell/use-focus-on-return.ts'
import { CallStateMark } from '../../common/figures/call-state-mark.tsx'
import { timeLabel } from '../../common/figures/time-label.ts'
import { SideButton } from '../../common/ui/button.tsx'
import { ChipFilter } from '../../common/ui/chip-filter.tsx'
import { DeskHeader } from '../shell/desk-header.tsx'
import { PauseLive } from '../shell/pause-live.tsx'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { useDone } from '../state/done.ts'
import { countCalls } from '../state/summary.ts'
import styles from './assistant-page.module.css'
import rowStyles from './call-list.module.css'
import { CallStage } from './call-stage.tsx'
import { callById, type CallMoment, callOn, floorAt } from './floor.ts'

type Filter = 'all' | 'assistant' | 'people' | 'needs-you'
const filters: [Filter, string][] = [
  ['all', 'All'],
  ['assistant', site.brand],
  ['people', 'People'],
  ['needs-you', 'Needs you'],
]

/** Whether a call passes a filter. */
function isListed({ state, needsYou }: CallMoment, filter: Filter): boolean {
  const isWithPerson = state === 'person' || state === 'you'
  return { all: true, assistant: !isWithPerson, people: isWithPerson, 'needs-you': needsYou }[filter]
}

/** The calls on the line, and the open one. The open and the filtered calls are in the address. */
export default function AssistantPage() {
  const query = useAddress().searchParams
  const seconds = useDemoSeconds(1)
  const { calls } = useDone()
  const moments = floorAt(seconds, calls)
  const filter = filters.find(([name]) => name === query.get('filter'))?.[0] ?? 'all'
  const asked = query.get('call')
  const callId = asked?.toUpperCase() === cardBlockCall.reference ? cardBlockCall.callId : asked
  const call = callId === null ? callOn(0, seconds, calls) : callById(callId, seconds, calls)
  const stage = useRef<HTMLElement>(null)
  useFocusOnReturn(callId === null ? undefined : call?.id)

  const isByKeyboard = useRef(false)
  useEffect(() => {
    if (isByKeyboard.current) stage.current?.focus()
    isByKeyboard.current = false
  }, [callId])

  const close = () => goTo(withQuery({ call: undefined }))
  const running = moments.filter(({ state }) => state !== 'settled').length
  return (
    <ListAndDetail
      scrolls="columns"
      phoneShows={callId === null ? 'list' : 'detail'}
      header={
        <DeskHeader
          title="Live calls"
          lead={
            <>
              <b className="tabular">{countCalls(seconds)}</b> on call, <b className="tabular">0</b> on hold.{' '}
              <span>{running === 10 ? 'Ten' : running}</span> of them are listed.
            </>
          }
          actions={<PauseLive />}
        />
      }
      listLabel="Live calls"
      list={
        <CallList
          moments={moments}
          filter={filter}
          openId={call?.id}
          onOpen={(id, byKeyboard) => {
            if (id === callId) stage.current?.focus()
            else isByKeyboard.current = byKeyboard
          }}
          onSkipToCall={() => stage.current?.focus()}
        />
      }
      detail={
        call ? (
          <CallStage key={call.id} ref={stage} call={call} isChosen={callId !== null} onClose={close} />
        ) : (
          <section className={styles.none} aria-labelledby="no-such-call">
            <h2 className="heading-3" id="no-such-call">
              This call is not on the line.
            </h2>
            <p className="text-2">The sample may have been reset, or the call has not come in yet.</p>
            <SideButton onClick={close}>All calls</SideButton>
          </section>
        )
      }
    />
  )
}

interface CallListProps {
  moments: CallMoment[]
  filter: Filter
  openId: string | undefined
  onOpen: (id: string, isByKeyboard: boolean) => void
  /** Moves focus to the open call. */
  onSkipToCall: () => void
}

function CallList({ moments, filter, openId, onOpen, onSkipToCall }: CallListProps) {
  const [focused, setFocused] = useState<number>()
  // The focused call stays, even if it no longer passes the filter.
  const listed = moments.filter((moment) => isListed(moment, filter) || moment.call.line === focused)
  return (
    <>
      <ChipFilter label="Show">
        {filters.map(([name, words]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === filter}
            onClick={() => goTo(withQuery({ filter: name === 'all' ? undefined : name }), { replace: true })}
          >
            {words}{' '}
            <small className="tabular">{moments.filter((moment) => isListed(moment, name)).length}</small>
          </button>
        ))}
      </ChipFilter>
      <button type="button" className={`visually-hidden ${rowStyles.skip}`} onClick={onSkipToCall}>
        Skip to the open call
      </button>
      <ul className={rowStyles.rows} onKeyDown={moveThroughRows} onBlur={() => setFocused(undefined)}>
        {listed.map(({ call, state, second, needsYou }) => (
          <li key={call.line} onFocus={() => setFocused(call.line)}>
            <ListRow
              itemId={call.id}
              className={rowStyles.row}
              to={{ call: call.id }}
              isOpen={call.id === openId}
              onClick={({ detail }) => onOpen(call.id, detail === 0)}
            >
              <span className={rowStyles.reason}>{call.recording.reason}</span>
              <span className={`tabular ${rowStyles.caller}`}>{call.caller}</span>
              <CallStateMark state={state} person={call.recording.person} />
              <time>{timeLabel(second)}</time>
              {needsYou && (
                <span className={rowStyles.needs}>
                  <CallStateMark state="asks" words="Needs you" />
                </span>
              )}
            </ListRow>
          </li>
        ))}
      </ul>
      {listed.length === 0 && (
        <NothingListed>Nobody waits for you. Every call here is being answered.</NothingListed>
      )}
    </>
  )
}
