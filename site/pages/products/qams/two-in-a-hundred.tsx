import { claimOn } from '../../../content/claims.ts'
import { qams } from '../../../content/products/qams.ts'
import { asClaimed } from '../../../sections/as-claimed.ts'
import { HundredRow, HundredRows } from '../../../sections/hundred-rows.tsx'
import { Section } from '../../../sections/section.tsx'
import styles from './two-in-a-hundred.module.css'

export function TwoInAHundred() {
  const { shown, wording } = claimOn('/products/qams', 'callsMonitored')
  return (
    <Section ground="dark" titleId="hundred-title" title="Benefits: all calls, not two in a hundred">
      <HundredRows>
        <HundredRow counted={[22, 71]} says="of 100 heard, by a team of six listening by hand" />
        <HundredRow urgent={[37, 88]} says="of 100 marked by QAMS, and two brought to a person" />
      </HundredRows>
      <ul className={styles.gains}>
        {qams.gains.map(({ who, gain }) => (
          <li key={who}>
            <h3 className="heading-4">{who}</h3>
            <p className="text-2">{gain}</p>
          </li>
        ))}
      </ul>
      <p className="caption">
        {shown} {wording}, {asClaimed}. The hand-sampling rate is a sample.
      </p>
    </Section>
  )
}
