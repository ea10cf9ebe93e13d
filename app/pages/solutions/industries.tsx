import { industries } from '../../../content/solutions-overview.ts'
import { PlainName } from '../../sections/plain-name.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Tab, TabList, TabPanel, TabPanels, Tabs } from '../../ui/tabs.tsx'
import styles from './industries.module.css'
import { IndustryPanel } from './industry-panel.tsx'

export function Industries() {
  return (
    <section className="section" data-ground="light" aria-labelledby="industries-title">
      <Tabs className="wrap">
        <SectionHead
          id="industries-title"
          title={
            <>
              <PlainName>By Industry</PlainName>
              What it does there, <br className="wide-only" />
              and what came of it.
            </>
          }
        >
          Four industries in detail: solutions, benefits and a sample case study.
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
      </Tabs>
    </section>
  )
}
