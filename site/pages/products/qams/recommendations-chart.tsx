import { grouped } from '../../../../common/ui/indian-numbers.ts'
import { netPromoterScore, recommender, recommenderShares } from './recommendations.ts'
import styles from './recommendations-chart.module.css'
import { signed, sum } from '../../../../common/figures/statistics.ts'

const answersPerDash = 50

/** Answers by score, in dashes of fifty, and the three groups the net promoter score makes of them. */
export function Recommendations({ answers }: { answers: number[] }) {
  const total = sum(answers)
  const shares = recommenderShares(answers)
  return (
    <div className={`tabular ${styles.chart}`}>
      <p className="visually-hidden">
        Share of {grouped(total)} answers for each score from 0 to 10. Promoters less detractors make a net
        promoter score of {signed(netPromoterScore(answers))}.
      </p>
      <ol className={styles.scores} start={0}>
        {answers.map((count, score) => {
          const lines = Math.max(1, Math.round(count / answersPerDash))
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the index is the score
            <li key={score} data-group={recommender(score)} style={{ '--dashes': lines }}>
              <small className="text-3">{((count / total) * 100).toFixed(1)}%</small>
              <b>{score}</b>
            </li>
          )
        })}
      </ol>
      <ul className={styles.groups}>
        <li data-group="detractor">
          Detractors <b>{shares.detractor.toFixed(1)}%</b>
        </li>
        <li data-group="passive">
          Passives <b>{shares.passive.toFixed(1)}%</b>
        </li>
        <li data-group="promoter">
          Promoters <b>{shares.promoter.toFixed(1)}%</b>
        </li>
      </ul>
    </div>
  )
}
