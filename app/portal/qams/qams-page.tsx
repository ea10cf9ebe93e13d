import { useEffect, useMemo, useRef, useState } from 'react'
import { emptyList, markedNote } from '../../../content/portal/quality-words.ts'
import { DeskHeader } from '../shell/desk-header.tsx'
import { portalMeta } from '../shell/portal-meta.ts'
import { useMove } from '../shell/use-move.ts'
import { AgentStrip } from './agent-strip.tsx'
import { AgentView } from './agent-view.tsx'
import { BandFilter } from './band-filter.tsx'
import { CallFilters } from './call-filters.tsx'
import { CallList } from './call-list.tsx'
import { rowId } from './call-row.tsx'
import { useDeskAddress } from './desk-address.ts'
import { listedSheets } from './listed-sheets.ts'
import { givenFigures, morningFigures, type ScoredSheet } from './morning-figures.ts'
import styles from './qams-page.module.css'
import { qamsStore } from './qams-store.ts'
import { ScoreDistribution } from './score-distribution.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import { useSheetsToReview } from './to-review.ts'
import { waitsFor } from './waits-for.ts'

export const meta = () => portalMeta('QAMS')

/** The QAMS workbench: every marked call of the morning, its sheet, and what a person may do about it. */
export default function QamsPage() {
  const state = qamsStore.useState()
  const [address, searchWith] = useDeskAddress()
  const { sheet, agent, band, filter } = address
  const move = useMove()
  const figures = useMemo(() => morningFigures(state), [state])
  const listed = useMemo(
    () => listedSheets(figures.scored, { filter, band, agent }, state),
    [figures, filter, band, agent, state],
  )
  const named = figures.scored.find((entry) => entry.sheet === sheet)
  const first = useFirstListed(`${filter} ${band} ${agent}`, listed)
  // A wide screen has room for a sheet beside the list before one is chosen.
  const open = named ?? (agent ? undefined : figures.scored.find((entry) => entry.sheet.id === first))
  const toReview = useSheetsToReview()
  useFocusOnLeaving(sheet?.id)

  return (
    <div data-open={named ? 'sheet' : agent && 'agent'} className={styles.desk}>
      <div className={styles.head}>
        <DeskHeader
          title="Marked calls"
          lead={
            <>
              <b className="tabular">{figures.scored.length}</b> {markedNote}
            </>
          }
        />
      </div>
      <div className={styles.top}>
        <ScoreDistribution
          scored={figures.scored}
          listed={listed}
          open={open}
          onOpen={(id) => void move(searchWith({ sheet: id }))}
        >
          <BandFilter figures={figures} given={givenFigures()} current={band} searchWith={searchWith} />
        </ScoreDistribution>
        <AgentStrip figures={figures} given={givenFigures()} current={agent} searchWith={searchWith} />
      </div>
      <div className={styles.columns}>
        <section className={styles.calls} aria-label="Calls to read">
          <CallFilters current={filter} toReview={toReview} searchWith={searchWith} />
          <CallList
            listed={listed}
            openId={open?.sheet.id}
            waitsFor={(entry) => waitsFor(state, entry.sheet)}
            searchWith={searchWith}
            nothing={filter === 'review' && toReview === 0 ? emptyList.review : emptyList.choices}
            everything={searchWith({ filter: undefined, band: undefined, agent: undefined })}
          />
        </section>
        <div className={styles.detail}>
          {open && (
            <ScoreSheet
              key={open.sheet.id}
              entry={open}
              state={state}
              figures={figures}
              isNamed={named !== undefined}
              waitsFor={waitsFor(state, open.sheet)}
              agentSearch={searchWith({ sheet: undefined, agent: open.sheet.agent })}
              backTo={searchWith({ sheet: undefined })}
              backLabel={agent ? 'Back to the agent' : 'Marked calls'}
            />
          )}
          {!open && agent && (
            <AgentView
              key={agent}
              agent={agent}
              figures={figures}
              given={givenFigures()}
              state={state}
              backTo={searchWith({ agent: undefined })}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** The sheet that came first when a list was chosen: it stays open when what is done to it takes it off the list. */
function useFirstListed(list: string, listed: readonly ScoredSheet[]): string | undefined {
  const [held, setHeld] = useState({ list, first: listed[0]?.sheet.id })
  if (held.list === list) return held.first
  const first = listed[0]?.sheet.id
  setHeld({ list, first })
  return first
}

/** On a phone, where the sheet took the list's place, its row has focus again when it is left. */
function useFocusOnLeaving(sheetId: string | undefined) {
  const last = useRef(sheetId)
  useEffect(() => {
    const left = last.current
    last.current = sheetId
    if (left === undefined || sheetId !== undefined) return
    const row = document.getElementById(rowId(left))
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [sheetId])
}
