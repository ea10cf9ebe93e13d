import type { Mark, MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import type { QualityCheck } from '../../../content/portal/quality-checks.ts'
import { actToasts, scoreChange, someone } from '../../../content/portal/sheet-acts-words.ts'
import { qualityBand } from '../../figures/quality-band.ts'
import { showSuccess } from '../../toasts/toast-store.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { demoSecondsNow } from '../state/demo-clock.ts'
import { bandWords } from './band-words.ts'
import { marksNow } from './qams-acts.ts'
import { qamsStore } from './qams-store.ts'
import { scoreOf } from './score.ts'

export type Acts = ReturnType<typeof useActs>

/** What a person can do about a sheet. Each act is recorded with who and when, and said in a toast. */
export function useActs() {
  const by = useCurrentUser()?.name ?? someone
  const stamp = () => ({ by, at: Math.floor(demoSecondsNow()) })
  const { dispatch } = qamsStore
  return {
    overrule(sheet: MarkedSheet, { id }: QualityCheck, mark: Mark, reason: string) {
      const before = scoreNow(sheet)
      dispatch({ did: 'overrule', sheetId: sheet.id, check: id, mark, reason, ...stamp() })
      showSuccess(actToasts.overruled(fromTo(sheet, before), agentName(sheet.agent)))
    },
    undo(sheet: MarkedSheet, { id }: QualityCheck) {
      const before = scoreNow(sheet)
      dispatch({ did: 'undo', sheetId: sheet.id, check: id, ...stamp() })
      showSuccess(actToasts.undone(fromTo(sheet, before)))
    },
    keep(sheet: MarkedSheet, reason: string) {
      dispatch({ did: 'keep', sheetId: sheet.id, reason, ...stamp() })
      showSuccess(actToasts.kept(agentName(sheet.agent)))
    },
    note(sheet: MarkedSheet, others: readonly string[], words: string) {
      dispatch({ did: 'note', sheetIds: [sheet.id, ...others], words, ...stamp() })
      showSuccess(actToasts.noted(agentName(sheet.agent)))
    },
    correct(sheet: MarkedSheet, words: string) {
      dispatch({ did: 'correct', sheetId: sheet.id, words, ...stamp() })
      showSuccess(actToasts.corrected)
    },
    read(sheet: MarkedSheet) {
      dispatch({ did: 'read', sheetId: sheet.id, ...stamp() })
    },
  }
}

function scoreNow(sheet: MarkedSheet): number {
  return scoreOf(marksNow(qamsStore.read(), sheet)).score
}

function fromTo(sheet: MarkedSheet, before: number): string {
  const now = scoreNow(sheet)
  return now === before
    ? scoreChange.stays(sheet.id, now)
    : scoreChange.goes(sheet.id, before, now, bandWords[qualityBand(now)].name)
}
