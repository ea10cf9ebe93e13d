import type { Mark, MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { type CheckId, qualityChecks } from '../../../content/portal/quality-checks.ts'

/** The mark of every check of a sheet. */
export type Marks = Readonly<Record<CheckId, Mark>>

/**
 * Adds up a sheet: points `earned`, the `base` of the checks that apply, and the one of the other in whole per cent. Where
 * no check applies there is nothing to lose, and the score is 100.
 */
export function scoreOf(marks: Marks) {
  let [earned, base] = [0, 0]
  for (const { id, points } of qualityChecks) {
    if (marks[id] === 'not-applicable') continue
    base += points
    if (marks[id] === 'pass') earned += points
  }
  return { earned, base, score: percentOf(earned, base) }
}

/** Points earned in whole per cent of those that could be. */
export function percentOf(earned: number, base: number): number {
  return base === 0 ? 100 : Math.round((earned / base) * 100)
}

/** The marks as they were given, before anyone overruled one. */
export function givenMarks({
  missed,
  notApplicable = [],
}: Pick<MarkedSheet, 'missed' | 'notApplicable'>): Marks {
  const markOf = (id: CheckId): Mark => {
    if (missed.includes(id)) return 'miss'
    return notApplicable.includes(id) ? 'not-applicable' : 'pass'
  }
  return Object.fromEntries(qualityChecks.map(({ id }) => [id, markOf(id)])) as Record<CheckId, Mark>
}
