import { branch, customerIntelligence } from '../../../content/products/customer-intelligence.ts'
import { ReportPanel, ReportScreen } from '../../../sections/report-screen.tsx'
import { TabSection } from '../../../sections/tab-section.tsx'
import { rupees } from '../../../../common/ui/indian-numbers.ts'
import { TabPanel, TabPanels } from '../../../../common/ui/tabs.tsx'
import styles from './customer-segments.module.css'
import { NeedleField } from './needle-field.tsx'
import { renewals, segmentTotals, totalPremium } from './renewals.ts'
import { SegmentBrackets } from './segment-brackets.tsx'
import { SegmentWork } from './segment-work.tsx'

/** A branch's customers as one field of needles; its three brackets are the tabs. */
export function CustomerSegments() {
  const { segments } = customerIntelligence
  const field = renewals(branch)
  const parts = segmentTotals(field, segments)
  const atRisk = parts.at(-1)
  const heavy = atRisk?.customers.filter(({ premium }) => premium > branch.heavyPremium) ?? []
  const heavyShare = (totalPremium(heavy) / (atRisk?.premium ?? 1)) * 100

  return (
    <TabSection
      id="customers"
      title="Customer segments: one line, one customer"
      lead={`${field.length} policies due at one sample branch in September, sorted by how likely each is to renew.`}
    >
      <ReportScreen
        product="customer-intelligence"
        subject="Suraksha Life, Nashik 2"
        period="Due September 2025"
        note="Sample data. The insurer, the branch and the people are fictional."
      >
        <ReportPanel
          title="Likelihood to renew, and what each is worth"
          note="Above: likelihood to renew. Below: yearly premium."
        >
          <NeedleField field={field} parts={parts} />
          <SegmentBrackets parts={parts} />
        </ReportPanel>
        <TabPanels className={styles.panels}>
          {parts.map((part) => (
            <TabPanel key={part.segment.id} id={part.segment.id} title={part.segment.name}>
              <SegmentWork part={part} of={field.length} />
            </TabPanel>
          ))}
        </TabPanels>
        <p className={`small ${styles.finding}`}>
          {heavy.length} of the {atRisk?.customers.length} customers at risk pay more than{' '}
          {rupees(branch.heavyPremium)} a year. Theirs are the bold lines at the right:{' '}
          {heavyShare.toFixed(1)}% of that group’s premium. A person calls them first.
        </p>
      </ReportScreen>
    </TabSection>
  )
}
