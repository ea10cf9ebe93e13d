import { type QualityCheck, qualityChecks } from '../../../content/portal/quality-checks.ts'
import type { ScoredSheet } from './morning-figures.ts'
import { marksNow, type QamsState } from './qams-acts.ts'

/** How often each check was missed in these calls, the costliest first; checks never missed are left out. */
export function lostPoints(
  scored: readonly ScoredSheet[],
  state: QamsState,
): { check: QualityCheck; times: number }[] {
  const marks = scored.map(({ sheet }) => marksNow(state, sheet))
  return qualityChecks
    .map((check) => ({ check, times: marks.filter((each) => each[check.id] === 'miss').length }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times * b.check.points - a.times * a.check.points)
}
