import { agentName } from '../content/north-team.ts'
import type { CheckId } from '../content/quality-checks.ts'
import { bandNames } from '../content/quality-words.ts'
import { actToasts, scoreChange, someone } from '../content/sheet-acts-words.ts'
import type { Mark, Sheet } from '../content/sheets.ts'
import { qualityBand } from '../../common/figures/quality-band.ts'
import { showSuccess } from '../../common/toasts/toast-store.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { demoSecondsNow } from '../state/demo-clock.ts'
import { change, type SheetAct, type SheetDeed } from '../state/done.ts'
import { marksOf, scoreOf } from './figures.ts'

export type Acts = ReturnType<typeof useActs>

/** The acts a person can perform on a sheet. Each is recorded with who and when, and confirmed in a toast. */
export function useActs() {
  const by = useCurrentUser()?.name ?? someone
  /** Records an act, and returns its effect on the score, in words. */
  const record = (sheet: Sheet, deed: SheetDeed, others: readonly string[] = []): string => {
    const act: SheetAct = { ...deed, by, at: demoSecondsNow(), sheetIds: [sheet.id, ...others] }
    let words = ''
    change(({ sheets }) => {
      const after = [...sheets, act]
      const was = scoreOf(marksOf(sheets, sheet)).score
      const now = scoreOf(marksOf(after, sheet)).score
      words =
        was === now
          ? scoreChange.stays(sheet.id, now)
          : scoreChange.goes(sheet.id, was, now, bandNames[qualityBand(now)])
      return { sheets: after }
    })
    return words
  }
  return {
    overrule(sheet: Sheet, check: CheckId, mark: Mark, reason: string) {
      const changed = record(sheet, { did: 'overrule', check, mark, reason })
      showSuccess(actToasts.overruled(changed, agentName(sheet.agent)))
    },
    undo(sheet: Sheet, check: CheckId) {
      showSuccess(actToasts.undone(record(sheet, { did: 'undo', check })))
    },
    keep(sheet: Sheet, reason: string) {
      record(sheet, { did: 'keep', reason })
      showSuccess(actToasts.kept(agentName(sheet.agent)))
    },
    note(sheet: Sheet, others: readonly string[], words: string) {
      record(sheet, { did: 'note', words }, others)
      showSuccess(actToasts.noted(agentName(sheet.agent)))
    },
    correct(sheet: Sheet, words: string) {
      record(sheet, { did: 'correct', words })
      showSuccess(actToasts.corrected)
    },
    read(sheet: Sheet) {
      record(sheet, { did: 'read' })
    },
  }
}
