import type { CSSProperties } from 'react'
import type { Claim } from '../../../content/claims.ts'
import { scaleLines } from './proof-to-scale-lines.ts'
import styles from './proof-to-scale-bar.module.css'

/** One figure and as many lines as it holds units: 100,000 a line on wide screens, else 500,000. */
export function ScaleBar({ claim, spoken }: { claim: Claim; spoken?: boolean | undefined }) {
  const { fine, coarse } = scaleLines(claim.amount)
  return (
    <div className={styles.row} data-spoken={spoken}>
      <dt>{claim.wording}</dt>
      <dd>
        <b>{claim.shown}</b>
        <i
          className={styles.lines}
          style={{ '--fine': fine, '--coarse': coarse } as CSSProperties}
          aria-hidden="true"
        />
      </dd>
    </div>
  )
}
