import { claimOn } from '../../../../content/claims.ts'
import { qams } from '../../../../content/products/qams.ts'
import { asClaimed } from '../../../sections/as-claimed.ts'
import { HundredRow, HundredRows } from '../../../sections/hundred-rows.tsx'
import { hundredCalls } from './hundred-calls.ts'
import styles from './two-in-a-hundred.module.css'

const byHand = hundredCalls([22, 71], [])
const byQams = hundredCalls('all', [37, 88])

export function TwoInAHundred() {
  const { shown, wording } = claimOn('/products/qams', 'callsMonitored')
  return (
    <section className="section" data-ground="dark" aria-labelledby="hundred-title">
      <div className="wrap">
        <h2 className="heading-1" id="hundred-title">
          Benefits: all calls, not two in a hundred
        </h2>
        <HundredRows>
          <HundredRow count={2} says="of 100 heard, by a team of six listening by hand" {...byHand} />
          <HundredRow count={100} says="of 100 marked by QAMS, and two brought to a person" {...byQams} />
        </HundredRows>
        <ul className={styles.gains}>
          {qams.gains.map(({ who, gain }) => (
            <li key={who}>
              <h3 className="heading-4">{who}</h3>
              <p>{gain}</p>
            </li>
          ))}
        </ul>
        <p className="caption">
          {shown} {wording}, {asClaimed}. The hand-sampling rate is a sample.
        </p>
      </div>
    </section>
  )
}
