import { useMemo } from 'react'
import { northTeam } from '../content/north-team.ts'
import { type CheckId, qualityChecks } from '../content/quality-checks.ts'
import { type AgentId, type Mark, type Sheet, sheets } from '../content/sheets.ts'
import { type QualityBand, qualityBand, qualityBands } from '../../common/figures/quality-band.ts'
import { mean } from '../../common/figures/statistics.ts'
import { type SheetAct, useDone } from '../state/done.ts'

/** The mark of every check of a sheet. */
export type Marks = Readonly<Record<CheckId, Mark>>
export type Overrule = Extract<SheetAct, { did: 'overrule' }>

/** A sheet with its current score and, if somebody overruled a mark, the old one. */
export interface ScoredSheet {
  sheet: Sheet
  score: number
  was: number
  band: QualityBand
}

/** Adds up a sheet: points `earned`, the `base` of the checks that apply, and their ratio in whole per cent. */
export function scoreOf(marks: Marks) {
  let [earned, base] = [0, 0]
  for (const { id, points } of qualityChecks) {
    if (marks[id] === 'not-applicable') continue
    base += points
    if (marks[id] === 'pass') earned += points
  }
  // If no check applies there is nothing to lose.
  return { earned, base, score: base === 0 ? 100 : Math.round((earned / base) * 100) }
}

/** What was done about a sheet, oldest first. */
export function actsOn(acts: readonly SheetAct[], sheet: Sheet): SheetAct[] {
  return acts.filter(({ sheetIds }) => sheetIds.includes(sheet.id))
}

/** A sheet's overruled marks in force, by check. */
export function overrulesOf(acts: readonly SheetAct[], sheet: Sheet): ReadonlyMap<CheckId, Overrule> {
  const inForce = new Map<CheckId, Overrule>()
  for (const act of actsOn(acts, sheet)) {
    if (act.did === 'overrule') inForce.set(act.check, act)
    if (act.did === 'undo') inForce.delete(act.check)
  }
  return inForce
}

/** The marks of a sheet after the acts on it. */
export function marksOf(acts: readonly SheetAct[], sheet: Sheet): Marks {
  const overrules = overrulesOf(acts, sheet)
  const markOf = (id: CheckId): Mark => {
    if (sheet.missed.includes(id)) return 'miss'
    return sheet.notApplicable?.includes(id) ? 'not-applicable' : 'pass'
  }
  return Object.fromEntries(
    qualityChecks.map(({ id }) => [id, overrules.get(id)?.mark ?? markOf(id)]),
  ) as Record<CheckId, Mark>
}

export type MorningFigures = ReturnType<typeof morningFigures>

/** All totals of the marked calls, after the acts on them. */
export function morningFigures(acts: readonly SheetAct[]) {
  const scored = sheets.map((sheet): ScoredSheet => {
    const { score } = scoreOf(marksOf(acts, sheet))
    return { sheet, score, was: scoreOf(marksOf([], sheet)).score, band: qualityBand(score) }
  })
  const scoresOf = (agent: AgentId) =>
    scored.filter(({ sheet }) => sheet.agent === agent).map(({ score }) => score)
  const averages = northTeam.map(({ id }) => [id, Math.round(mean(scoresOf(id)) * 10) / 10])
  const bands = qualityBands.map((band) => [band, scored.filter((entry) => entry.band === band).length])
  return {
    scored,
    bands: Object.fromEntries(bands) as Record<QualityBand, number>,
    /** Average score of the team, unrounded. */
    team: mean(scored.map(({ score }) => score)),
    /** Average score of each agent, one decimal. */
    averages: Object.fromEntries(averages) as Record<AgentId, number>,
  }
}

/** The figures before anyone overruled a mark. */
export const givenFigures = morningFigures([])

/** The figures of now. */
export function useFigures(): MorningFigures {
  const acts = useDone().sheets
  return useMemo(() => morningFigures(acts), [acts])
}
