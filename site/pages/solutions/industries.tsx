import { inWordsAtStart } from '../../../common/content/in-words.ts'
import { industries } from '../../content/solutions-overview.ts'
import { CanBeChecked } from '../../sections/can-be-checked.tsx'
import { TabSection } from '../../sections/tab-section.tsx'
import { TabList, TabPanel, TabPanels } from '../../../common/ui/tabs.tsx'
import styles from './industry-panel.module.css'
import { IndustryPanel } from './industry-panel.tsx'

export function Industries() {
  return (
    <TabSection
      id="industries"
      name="By Industry"
      title={
        <>
          What it does there, <br className="wide-only" />
          with a sample&nbsp;case
        </>
      }
      lead={`${inWordsAtStart(industries.length)} industries with a sample case study: three of those above, and manufacturing, which has no page of its own yet.`}
    >
      <TabList label="Industries" className={styles.tabs} tabs={industries} />
      <TabPanels>
        {industries.map((industry) => (
          <TabPanel key={industry.id} id={industry.id} title={industry.name}>
            <IndustryPanel {...industry} />
          </TabPanel>
        ))}
      </TabPanels>
      <CanBeChecked instead={industries.map(({ caseStudy }) => caseStudy)} />
    </TabSection>
  )
}
