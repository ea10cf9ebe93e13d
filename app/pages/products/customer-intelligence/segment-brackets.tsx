import { Tab, TabList } from '../../../ui/tabs.tsx'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { fieldWidth, segmentGap } from './segment-needles.ts'
import { inLakh } from './renewals.ts'
import styles from './segment-brackets.module.css'
import type { SegmentPart } from './segment-part.ts'

/** Brackets under the field, each as wide as its segment; their needles belong to them as a target. Static. */
export function SegmentBrackets({ parts }: { parts: SegmentPart[] }) {
  const sizes = parts.map(({ total }) => total.customers.length)
  const customers = sizes.reduce((sum, size) => sum + size, 0)
  const place = {
    '--sizes': sizes.map((size) => `minmax(0, ${size}fr)`).join(' '),
    '--between': `${percentOf(segmentGap, fieldWidth(customers, sizes.length))}%`,
  }
  return (
    <div className={styles.place} style={place}>
      <TabList label="Customer segments" className={styles.brackets}>
        {parts.map(({ segment, total }) => (
          <Tab key={segment.id} panel={segment.id}>
            <span className={styles.needles} />
            <span className={styles.words}>
              <b>{segment.name}</b>
              <span>
                {total.customers.length}
                <span className="wide-only"> customers, {inLakh(total.premium)}</span>
              </span>
            </span>
          </Tab>
        ))}
      </TabList>
    </div>
  )
}
