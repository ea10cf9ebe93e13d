import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import { isSettledIn, type QamsState } from './qams-acts.ts'

/** What a sheet waits for, in words; undefined where it waits for nothing. */
export function waitsFor(state: QamsState, sheet: MarkedSheet): string | undefined {
  if (isSettledIn(state, sheet)) return undefined
  const name = agentName(sheet.agent).split(' ')[0]
  if (sheet.secondLook) return `${name} has asked for a second look`
  return sheet.needsNote ? 'Waits for a coaching note' : `${name} has answered your note`
}
