import { financial, healthcare, hr, legal } from '../../../content/products/document-processing.ts'
import { TabSection } from '../../../sections/tab-section.tsx'
import { TabList, TabPanel, TabPanels } from '../../../../common/ui/tabs.tsx'
import { DeskFigures } from './desk-figures.tsx'
import { DischargeSummary, Invoice, JoiningForm, Licence } from './documents.tsx'
import styles from './four-desks.module.css'
import { Lift } from './lift.tsx'

const desks = [
  { id: 'financial', desk: financial, sheet: <Invoice record={financial.record} /> },
  { id: 'legal', desk: legal, sheet: <Licence record={legal.record} /> },
  { id: 'hr', desk: hr, sheet: <JoiningForm record={hr.record} /> },
  { id: 'healthcare', desk: healthcare, sheet: <DischargeSummary record={healthcare.record} /> },
]

/** Words, tabs and panels. */
export function FourDesks() {
  return (
    <TabSection
      id="desks"
      title="Document types: right end to end, or sent to a person"
      lead="Customers send forms, not fields, so whole forms are counted: right end to end, sent to a person, or wrong unseen."
    >
      <TabList label="Document categories" tabs={desks.map(({ id, desk }) => ({ id, name: desk.name }))} />
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
    </TabSection>
  )
}
