import type { AgentId, MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { type QualityBand, qualityBand } from '../../figures/quality-band.ts'
import { mean } from '../../figures/statistics.ts'
import { once } from '../state/once.ts'
import { marksNow, nothingDone, type QamsState } from './qams-acts.ts'
import { northSheets } from './north-sheets.ts'
import { givenMarks, scoreOf } from './score.ts'

/** A sheet with its score of now and, where someone overruled a mark, the one it had. */
export interface ScoredSheet {
  sheet: MarkedSheet
  score: number
  was: number
  band: QualityBand
}

export type MorningFigures = ReturnType<typeof morningFigures>

/** Everything that the marked calls add up to, as they stand after what was done. */
export function morningFigures(state: QamsState) {
  const touched = new Set(state.acts.flatMap((act) => (act.did === 'overrule' ? [act.sheetId] : [])))
  const scored = givenSheets().map((entry) => {
    if (!touched.has(entry.sheet.id)) return entry
    const { score } = scoreOf(marksNow(state, entry.sheet))
    return { sheet: entry.sheet, was: entry.was, score, band: qualityBand(score) }
  })
  return { scored, ...addUp(scored) }
}

const givenSheets = once(() =>
  northSheets().map((sheet): ScoredSheet => {
    const { score } = scoreOf(givenMarks(sheet))
    return { sheet, score, was: score, band: qualityBand(score) }
  }),
)

/** The figures before anyone overruled a mark. */
export const givenFigures = once(() => morningFigures(nothingDone))

function addUp(scored: readonly ScoredSheet[]) {
  const bands: Record<QualityBand, number> = { good: 0, watch: 0, poor: 0 }
  const byAgent = new Map<AgentId, number[]>()
  for (const { sheet, score, band } of scored) {
    bands[band] += 1
    byAgent.set(sheet.agent, [...(byAgent.get(sheet.agent) ?? []), score])
  }
  const averages = Object.fromEntries([...byAgent].map(([agent, scores]) => [agent, average(scores)]))
  return {
    bands,
    /** Average score of the team, in full. */
    team: mean(scored.map(({ score }) => score)),
    /** Average score of each agent, one decimal. */
    averages: averages as Record<AgentId, number>,
  }
}

function average(scores: readonly number[]): number {
  return Math.round(mean(scores) * 10) / 10
}
