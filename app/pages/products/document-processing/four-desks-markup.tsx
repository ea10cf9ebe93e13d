import { financial, healthcare, hr, legal } from '../../../../content/products/document-processing.ts'
import { SectionHead } from '../../../sections/section-head.tsx'
import { Tab, TabList, TabPanel, TabPanels } from '../../../ui/tabs.tsx'
import { DeskFigures } from './desk-figures.tsx'
import { DischargeSummary } from './discharge-summary.tsx'
import styles from './four-desks-markup.module.css'
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
export function FourDesksMarkup() {
  return (
    <>
      <SectionHead
        id="desks-title"
        title={
          <>
            Four desks. <br />
            Four ways to read.
          </>
        }
      >
        In these samples a cheque is read in two seconds. A contract takes sixteen, and one clause still goes
        to a lawyer.
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
    </>
  )
}
