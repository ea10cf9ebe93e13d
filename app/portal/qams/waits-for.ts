import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import { waitsWords } from '../../../content/portal/quality-words.ts'
import { isSettledIn, type QamsState } from './qams-acts.ts'

/** What a sheet waits for, in words; undefined where it waits for nothing. */
export function waitsFor(state: QamsState, sheet: MarkedSheet): string | undefined {
  if (isSettledIn(state, sheet)) return undefined
  const [name = ''] = agentName(sheet.agent).split(' ')
  if (sheet.secondLook) return waitsWords.secondLook(name)
  return sheet.needsNote ? waitsWords.note : waitsWords.answer(name)
}
