import type { Mark, MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { type CheckId, qualityChecks } from '../../../content/portal/quality-checks.ts'
import { markWords } from '../../../content/portal/quality-names.ts'
import { givenMarks, type Marks } from './score.ts'

/** Who acted, and when in demo seconds. */
interface Stamp {
  by: string
  at: number
}

/** Everything that a person can do at this desk. Each act stays in the record; undoing one is an act as well. */
export type Act = Stamp &
  (
    | { did: 'overrule'; sheetId: string; check: CheckId; mark: Mark; reason: string }
    | { did: 'undo'; sheetId: string; check: CheckId }
    | { did: 'keep'; sheetId: string; reason: string }
    | { did: 'note'; sheetIds: readonly string[]; words: string }
    | { did: 'correct'; sheetId: string; words: string }
    | { did: 'read'; sheetId: string }
  )

export type Overrule = Extract<Act, { did: 'overrule' }>

export interface QamsState {
  acts: readonly Act[]
}

export const nothingDone: QamsState = { acts: [] }

/** Records an act. Acts without their words, and undoing what was not overruled, change nothing. */
export function reduceQams(state: QamsState, act: Act): QamsState {
  if ('reason' in act && act.reason.trim() === '') return state
  if ('words' in act && act.words.trim() === '') return state
  if (act.did === 'undo' && !overrulesOf(state, act.sheetId).has(act.check)) return state
  return { acts: [...state.acts, act] }
}

/** The overruled marks of a sheet that are in force, by check. */
export function overrulesOf({ acts }: QamsState, sheetId: string): ReadonlyMap<CheckId, Overrule> {
  const inForce = new Map<CheckId, Overrule>()
  for (const act of acts) {
    if (!('sheetId' in act) || act.sheetId !== sheetId) continue
    if (act.did === 'overrule') inForce.set(act.check, act)
    if (act.did === 'undo') inForce.delete(act.check)
  }
  return inForce
}

/** The marks of a sheet, with what was overruled. */
export function marksNow(state: QamsState, sheet: MarkedSheet): Marks {
  const overrules = overrulesOf(state, sheet.id)
  const given = givenMarks(sheet)
  if (overrules.size === 0) return given
  return { ...given, ...Object.fromEntries([...overrules].map(([check, { mark }]) => [check, mark])) }
}

/** What was done about a sheet, oldest first. */
export function actsOn({ acts }: QamsState, sheetId: string): Act[] {
  return acts.filter((act) => ('sheetId' in act ? act.sheetId === sheetId : act.sheetIds.includes(sheetId)))
}

/** Whether nobody waits for anything on this sheet any more. */
export function isSettledIn(state: QamsState, sheet: MarkedSheet): boolean {
  const acts = actsOn(state, sheet.id)
  if (sheet.secondLook !== undefined)
    return acts.some(({ did }) => did === 'keep') || overrulesOf(state, sheet.id).has(sheet.secondLook.check)
  if (sheet.needsNote) return acts.some(({ did }) => did === 'note')
  if (sheet.unread) return acts.some(({ did }) => did === 'read' || did === 'note')
  return true
}

/** Whether a sheet waits for a second look or for a note. An answer that is unread is no review. */
export function isToReview(state: QamsState, sheet: MarkedSheet): boolean {
  return !sheet.unread && !isSettledIn(state, sheet)
}

/** Whether something read from storage is a record that this version could have written. */
export function isQamsState({ acts }: QamsState): boolean {
  return acts.every((stored) => {
    const act: Partial<Record<string, unknown>> = { ...stored }
    const isStamped = typeof act['by'] === 'string' && Number.isFinite(act['at'])
    const sheets = act['did'] === 'note' ? act['sheetIds'] : [act['sheetId']]
    return isStamped && areStrings(sheets) && isComplete(act)
  })
}

function isComplete(act: Partial<Record<string, unknown>>): boolean {
  const isCheck = () => qualityChecks.some(({ id }) => id === act['check'])
  switch (act['did']) {
    case 'overrule':
      return isCheck() && typeof act['reason'] === 'string' && Object.hasOwn(markWords, String(act['mark']))
    case 'undo':
      return isCheck()
    case 'keep':
      return typeof act['reason'] === 'string'
    case 'note':
    case 'correct':
      return typeof act['words'] === 'string'
    case 'read':
      return true
    default:
      return false
  }
}

function areStrings(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === 'string')
}
