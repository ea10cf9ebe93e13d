import { industries } from '../../../content/solutions-overview.ts'
import { SectionHead } from '../../sections/section-head.tsx'
import { Tab, TabList, TabPanel, TabPanels } from '../../ui/tabs.tsx'
import styles from './industries-markup.module.css'
import { IndustryPanel } from './industry-panel.tsx'

export function IndustriesMarkup() {
  return (
    <>
      <SectionHead
        id="industries-title"
        title={
          <>
            What it does there, <br className="wide-only" />
            and what came of it.
          </>
        }
      >
        Four industries in detail: the work, what it is good for, and one case from start to result.
      </SectionHead>
      <TabList label="Industries" className={styles.tabs}>
        {industries.map(({ id, name }) => (
          <Tab key={id} panel={id}>
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {industries.map((industry) => (
          <TabPanel key={industry.id} id={industry.id} title={industry.name}>
            <IndustryPanel {...industry} />
          </TabPanel>
        ))}
      </TabPanels>
    </>
  )
}
