import { claimOn } from '../../../../content/claims.ts'
import { qams } from '../../../../content/products/qams.ts'
import { asClaimed } from '../../../sections/as-claimed.ts'
import { hundredCalls } from './hundred-calls.ts'
import styles from './two-in-a-hundred.module.css'

export function TwoInAHundred() {
  const { shown, wording } = claimOn('/products/qams', 'callsMonitored')
  return (
    <section className="section" data-ground="dark" aria-labelledby="hundred-title">
      <div className="wrap">
        <h2 className="heading-1" id="hundred-title">
          Two calls in a hundred,
          <br />
          or each of them.
        </h2>
        <ul className={styles.hundreds}>
          <li>
            <p>
              <b>2</b> of 100 heard, by a team of six listening by hand
            </p>
            <HundredCalls heard={[22, 71]} brought={[]} />
          </li>
          <li>
            <p>
              <b>100</b> of 100 marked by QAMS, and two brought to a person
            </p>
            <HundredCalls heard="all" brought={[37, 88]} />
          </li>
        </ul>
        <ul className={styles.gains}>
          {qams.gains.map(({ who, gain }) => (
            <li key={who}>
              <h3 className="heading-4">{who}</h3>
              <p>{gain}</p>
            </li>
          ))}
        </ul>
        <p className="caption">
          {shown} {wording}, {asClaimed}. The hand-sampling rate is a sample; one line is one call.
        </p>
      </div>
    </section>
  )
}

function HundredCalls({ heard, brought }: { heard: number[] | 'all'; brought: number[] }) {
  const { unheard, marked, handed } = hundredCalls(heard, brought)
  return (
    <svg className={styles.calls} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={unheard} />
      <path className={styles.marked} d={marked} />
      <path className={styles.handed} d={handed} />
    </svg>
  )
}
