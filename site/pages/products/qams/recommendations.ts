import { sum } from '../../../../common/figures/statistics.ts'

export type Recommender = 'detractor' | 'passive' | 'promoter'

/** The kind of caller for an answer from 0 to 10: 0 to 6, 7 and 8, 9 and 10. */
export function recommender(score: number): Recommender {
  if (score >= 9) return 'promoter'
  return score >= 7 ? 'passive' : 'detractor'
}

/** Share of answers of each kind, in per cent. `answers` holds the count for each score from 0. */
export function recommenderShares(answers: number[]): Record<Recommender, number> {
  const share = (kind: Recommender) =>
    (sum(answers.filter((_, score) => recommender(score) === kind)) / sum(answers)) * 100
  return { detractor: share('detractor'), passive: share('passive'), promoter: share('promoter') }
}

/** Net promoter score: share of promoters less share of detractors, from -100 to 100. */
export function netPromoterScore(answers: number[]): number {
  const { promoter, detractor } = recommenderShares(answers)
  return Math.round(promoter - detractor)
}
