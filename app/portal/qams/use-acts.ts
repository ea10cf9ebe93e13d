import type { Mark, MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import type { QualityCheck } from '../../../content/portal/quality-checks.ts'
import { site } from '../../../content/site.ts'
import { qualityBand } from '../../figures/quality-band.ts'
import { showToast } from '../../toasts/toast-store.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { demoSecondsNow } from '../state/demo-clock.ts'
import { bandWords } from './band-words.ts'
import { marksNow } from './qams-acts.ts'
import { qamsStore } from './qams-store.ts'
import { scoreOf } from './score.ts'

/** What a person can do about a sheet. Each act is recorded with who and when, and said in a toast. */
export interface Acts {
  overrule: (sheet: MarkedSheet, check: QualityCheck, mark: Mark, reason: string) => void
  undo: (sheet: MarkedSheet, check: QualityCheck) => void
  keep: (sheet: MarkedSheet, reason: string) => void
  note: (sheet: MarkedSheet, others: readonly string[], words: string) => void
  correct: (sheet: MarkedSheet, words: string) => void
  read: (sheet: MarkedSheet) => void
}

export function useActs(): Acts {
  const by = useCurrentUser()?.name ?? 'Someone'
  const stamp = () => ({ by, at: Math.floor(demoSecondsNow()) })
  const { dispatch } = qamsStore
  return {
    overrule(sheet, { id }, mark, reason) {
      const before = scoreNow(sheet)
      dispatch({ did: 'overrule', sheetId: sheet.id, check: id, mark, reason, ...stamp() })
      say(
        'Mark overruled',
        `${fromTo(sheet, before)} Simulated: ${agentName(sheet.agent)} is told, with your reason.`,
      )
    },
    undo(sheet, { id }) {
      const before = scoreNow(sheet)
      dispatch({ did: 'undo', sheetId: sheet.id, check: id, ...stamp() })
      say('Mark given back', `${fromTo(sheet, before)} Both changes stay on record.`)
    },
    keep(sheet, reason) {
      dispatch({ did: 'keep', sheetId: sheet.id, reason, ...stamp() })
      say('Mark kept', `Simulated: ${agentName(sheet.agent)} is told, with your reason.`)
    },
    note(sheet, others, words) {
      dispatch({ did: 'note', sheetIds: [sheet.id, ...others], words, ...stamp() })
      say('Note sent', `Simulated: ${agentName(sheet.agent)} would see it before the next call.`)
    },
    correct(sheet, words) {
      dispatch({ did: 'correct', sheetId: sheet.id, words, ...stamp() })
      say(
        'Correction suggested',
        `Simulated: it would wait for a person’s approval before ${site.brand}’s next call.`,
      )
    },
    read(sheet) {
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
    ? `${sheet.id} stays at ${now}.`
    : `${sheet.id} goes from ${before} to ${now}, ${bandWords[qualityBand(now)].name}.`
}

function say(title: string, text: string) {
  showToast({ title, text, tone: 'success', duration: 5000 })
}
