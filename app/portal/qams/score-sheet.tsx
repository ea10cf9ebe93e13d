import { useState } from 'react'
import { agentName } from '../../../content/portal/north-team.ts'
import { type CheckId, qualityChecks } from '../../../content/portal/quality-checks.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { BandScore } from './band-score.tsx'
import { callWordsOf } from './everyday-call.ts'
import { CheckRow } from './check-row.tsx'
import { HundredStrokes } from './hundred-strokes.tsx'
import type { MorningFigures, ScoredSheet } from './morning-figures.ts'
import { Paper } from './paper.tsx'
import { marksNow, overrulesOf, type QamsState } from './qams-acts.ts'
import { SecondLook } from './second-look.tsx'
import { SheetLinks } from './sheet-links.tsx'
import { SheetNotes } from './sheet-notes.tsx'
import { SheetRecord } from './sheet-record.tsx'
import { useActs } from './use-acts.ts'
import { WhatChanged } from './what-changed.tsx'

interface ScoreSheetProps {
  entry: ScoredSheet
  state: QamsState
  figures: MorningFigures
  /** Whether the address names this sheet; on a wide screen one is shown before. */
  isNamed: boolean
  waitsFor: string | undefined
  /** Search text of the agent's own view. */
  agentSearch: string
  backTo: string
  backLabel: string
}

/** A marked call: its points, what each mark rests on, and what a person may do about it. Give it the sheet's id as key. */
export function ScoreSheet(props: ScoreSheetProps) {
  const { entry, state, figures, isNamed, waitsFor, agentSearch, backTo, backLabel } = props
  const { sheet, score, was, band } = entry
  const [editing, setEditing] = useState<CheckId>()
  const [heard, setHeard] = useState<{ check: CheckId; at: number }>()
  const act = useActs()
  const call = callWordsOf(sheet)
  const marks = marksNow(state, sheet)
  const overrules = overrulesOf(state, sheet.id)

  const hear = (check: CheckId, at: number) =>
    setHeard(heard?.check === check && heard.at === at ? undefined : { check, at })

  return (
    <Paper
      id="sheet-title"
      title={agentName(sheet.agent)}
      above={`${sheet.id} · ${sheet.time} · ${timeLabel(sheet.seconds)}`}
      below={waitsFor ? `${sheet.reason}. ${waitsFor}.` : sheet.reason}
      score={<BandScore band={band} score={String(score)} was={was === score ? undefined : String(was)} />}
      backTo={backTo}
      backLabel={backLabel}
      isBesideList
      isNamed={isNamed}
    >
      <SheetLinks
        agent={sheet.agent}
        figures={figures}
        agentSearch={agentSearch}
        elsewhere={call.elsewhere ?? []}
      />
      <WhatChanged entry={entry} figures={figures} />
      {call.secondLook && (
        <SecondLook
          sheet={sheet}
          call={call}
          request={call.secondLook}
          state={state}
          onOverrule={setEditing}
          act={act}
        />
      )}
      <HundredStrokes marks={marks} lit={editing ?? heard?.check} />
      <ol>
        {qualityChecks.map((check, place) => (
          <CheckRow
            key={check.id}
            check={check}
            group={qualityChecks[place - 1]?.group === check.group ? undefined : check.group}
            sheet={sheet}
            call={call}
            marks={marks}
            overrule={overrules.get(check.id)}
            act={act}
            heardAt={heard?.check === check.id ? heard.at : undefined}
            onHear={(at) => hear(check.id, at)}
            isEditing={editing === check.id}
            onEdit={(open) => setEditing(open ? check.id : undefined)}
          />
        ))}
      </ol>
      <SheetNotes sheet={sheet} call={call} state={state} act={act} />
      <SheetRecord entry={entry} state={state} />
    </Paper>
  )
}
