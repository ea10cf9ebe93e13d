import { inWords } from '../../../../common/content/in-words.ts'
import type { ComponentType } from 'react'
import { markedBefore } from '../../../../common/figures/quality-mark.tsx'
import { ReportScreen } from '../../../sections/report-screen.tsx'
import { TabSection } from '../../../sections/tab-section.tsx'
import { TabList, TabPanel, TabPanels } from '../../../../common/ui/tabs.tsx'
import { AgentPerformance } from './agent-performance.tsx'
import { bandWords } from './agents-table.tsx'
import { CustomerSatisfaction } from './customer-satisfaction.tsx'
import { QualityAssessment } from './quality-assessment.tsx'
import styles from './screens.module.css'
import { SkillsMatrix } from './skills-matrix.tsx'
import { SupportAnalytics } from './support-analytics.tsx'

const screens: { id: string; name: string; Screen: ComponentType }[] = [
  { id: 'quality-assessment', name: 'Quality Assessment', Screen: QualityAssessment },
  { id: 'agent-performance', name: 'Agent Performance', Screen: AgentPerformance },
  { id: 'customer-satisfaction', name: 'Customer Satisfaction', Screen: CustomerSatisfaction },
  { id: 'support-analytics', name: 'Support Analytics', Screen: SupportAnalytics },
  { id: 'skills-matrix', name: 'Skills Matrix', Screen: SkillsMatrix },
]

export function FiveScreens() {
  return (
    <TabSection
      id="screens"
      title={`Features: ${inWords(screens.length)} screens of a sample bank`}
      lead="Upright: 80 and above. Slanted: 60 to 79. Crossed: below 60."
    >
      <ReportScreen
        product="qams"
        subject="Kaveri Bank · Pune desk, 5 queues"
        period="1 to 30 Sep 2025"
        legend={
          <ul className={`cluster ${styles.legend}`}>
            {(['good', 'watch', 'poor'] as const).map((band) => (
              <li key={band} {...markedBefore(band)}>
                {bandWords[band]}
              </li>
            ))}
          </ul>
        }
        note="Sample data. The bank and the people are fictional."
      >
        <TabList label="QAMS screens" className={styles.tabs} tabs={screens} />
        <TabPanels className={styles.panels}>
          {screens.map(({ id, name, Screen }) => (
            <TabPanel key={id} id={id} title={name}>
              <Screen />
            </TabPanel>
          ))}
        </TabPanels>
      </ReportScreen>
    </TabSection>
  )
}
