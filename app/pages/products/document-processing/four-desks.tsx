import { financial, healthcare, hr, legal } from '../../../../content/products/document-processing.ts'
import { SectionHead } from '../../../sections/section-head.tsx'
import { Tab, TabList, TabPanel, TabPanels, Tabs } from '../../../ui/tabs.tsx'
import { DeskFigures } from './desk-figures.tsx'
import { DischargeSummary } from './discharge-summary.tsx'
import styles from './four-desks.module.css'
import { Invoice } from './invoice.tsx'
import { JoiningForm } from './joining-form.tsx'
import { Licence } from './licence.tsx'
import { Lift } from './lift.tsx'

const desks = [
  { id: 'financial', desk: financial, sheet: <Invoice record={financial.record} /> },
  { id: 'legal', desk: legal, sheet: <Licence record={legal.record} /> },
  { id: 'hr', desk: hr, sheet: <JoiningForm record={hr.record} /> },
  { id: 'healthcare', desk: healthcare, sheet: <DischargeSummary record={healthcare.record} /> },
]

/** Words, tabs and panels. Static: `Tabs` and `LiftStrings`, around it, bring them to life. */
export function FourDesks() {
  return (
    <section className="section" id="desks" data-ground="light" aria-labelledby="desks-title">
      <Tabs className="wrap">
        <SectionHead id="desks-title" title="Document types: right end to end, or sent to a person">
          Customers send forms, not fields, so whole forms are counted: right end to end, sent to a person, or
          wrong unseen.
        </SectionHead>
        <TabList label="Document categories" className={styles.tabs}>
          {desks.map(({ id, desk }) => (
            <Tab key={id} panel={id}>
              {desk.name}
            </Tab>
          ))}
        </TabList>
        <TabPanels className={styles.panels}>
          {desks.map(({ id, desk, sheet }) => (
            <TabPanel key={id} id={id} title={desk.name}>
              <Lift record={desk.record} sheet={sheet} caption="Sample document." />
              <DeskFigures desk={desk} />
            </TabPanel>
          ))}
        </TabPanels>
        <p className={`caption ${styles.note}`}>
          Sample documents, and figures from demonstration sets. The people and companies are fictional.
        </p>
      </Tabs>
    </section>
  )
}
