import { Tab, TabList } from '../../../../common/ui/tabs.tsx'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { sum } from '../../../../common/figures/statistics.ts'
import { between, fieldWidth } from './segment-needles.ts'
import { inLakh, type SegmentTotals } from './renewals.ts'
import styles from './segment-brackets.module.css'

/** Brackets under the field, each as wide as its segment; the needles above are part of its target. */
export function SegmentBrackets({ parts }: { parts: SegmentTotals[] }) {
  const sizes = parts.map(({ customers }) => customers.length)
  const place = {
    '--sizes': sizes.map((size) => `minmax(0, ${size}fr)`).join(' '),
    '--between': `${percentOf(between, fieldWidth(sum(sizes), sizes.length))}%`,
  }
  return (
    <div className={styles.place} style={place}>
      <TabList label="Customer segments" className={`stack-large ${styles.brackets}`}>
        {parts.map(({ segment, customers, premium }) => (
          <Tab key={segment.id} panel={segment.id}>
            <span className={styles.needles} />
            <span className={styles.words}>
              <b>{segment.name}</b>
              <span>
                {customers.length}
                <span className="wide-only"> customers, {inLakh(premium)}</span>
              </span>
            </span>
          </Tab>
        ))}
      </TabList>
    </div>
  )
}
