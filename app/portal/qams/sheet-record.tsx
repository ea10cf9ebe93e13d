import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import { type CheckId, qualityChecks } from '../../../content/portal/quality-checks.ts'
import { recordWords } from '../../../content/portal/sheet-acts-words.ts'
import { TimedList } from '../../desk-kit/timed-list.tsx'
import { demoTimeLabel } from '../state/demo-clock.ts'
import type { ScoredSheet } from './morning-figures.ts'
import { Part } from './paper.tsx'
import { type Act, actsOn, marksNow, type QamsState } from './qams-acts.ts'
import { scoreOf } from './score.ts'

/** Who did what to a sheet, when and why, first to last. Nothing is ever taken off it. */
export function SheetRecord({ entry: { sheet, was }, state }: { entry: ScoredSheet; state: QamsState }) {
  const { secondLook } = sheet
  const acts = actsOn(state, sheet.id)
  const entries = [
    { at: sheet.time, text: recordWords.marked(was) },
    ...(secondLook
      ? [
          {
            at: secondLook.askedAt,
            text: recordWords.secondLook(agentName(sheet.agent), checkName(secondLook.check)),
          },
        ]
      : []),
    ...acts.map((act, place) => ({
      at: demoTimeLabel(act.at),
      text: sentence(act, sheet, { acts: acts.slice(0, place) }),
    })),
  ]
  return (
    <Part id="record" title="Record">
      <TimedList entries={entries} />
    </Part>
  )
}

/** One act as a sentence; `before` is what had been done by then. */
function sentence(act: Act, sheet: MarkedSheet, before: QamsState): string {
  const { by } = act
  const agent = agentName(sheet.agent)
  switch (act.did) {
    case 'overrule':
      return recordWords.overrule(
        markChange(act, sheet, before),
        marksNow(before, sheet)[act.check],
        act.mark,
        act.reason,
      )
    case 'undo':
      return recordWords.undo(markChange(act, sheet, before))
    case 'keep':
      return recordWords.keep(by, act.reason)
    case 'note':
      return recordWords.note(by, agent)
    case 'correct':
      return recordWords.correct(by)
    case 'read':
      return recordWords.read(by, agent)
  }
}

function markChange(act: Extract<Act, { check: CheckId }>, sheet: MarkedSheet, before: QamsState) {
  const scoreIn = (state: QamsState) => scoreOf(marksNow(state, sheet)).score
  return {
    by: act.by,
    check: checkName(act.check),
    from: scoreIn(before),
    to: scoreIn({ acts: [...before.acts, act] }),
  }
}

function checkName(id: CheckId): string {
  return qualityChecks.find((check) => check.id === id)?.name ?? id
}
