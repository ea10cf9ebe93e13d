import { personas } from '../../../../content/products/virtual-assistant.ts'
import { SectionHead } from '../../../sections/section-head.tsx'
import { Tab, TabList, TabPanel, TabPanels } from '../../../ui/tabs.tsx'
import { PersonaCall } from './persona-call.tsx'
import styles from './persona-calls.module.css'

export function PersonaCallsMarkup() {
  return (
    <>
      <SectionHead
        id="personas-title"
        title={
          <>
            Six voices.
            <br />
            Six real jobs.
          </>
        }
      >
        Each assistant has a name, a desk and a limit to what it may do. Read one of its calls, then play it.
      </SectionHead>
      <div className={styles.tabs}>
        <TabList label="Industry personas">
          {personas.map(({ id, industry }) => (
            <Tab key={id} panel={id}>
              {industry}
            </Tab>
          ))}
        </TabList>
        <TabPanels className={styles.panels}>
          {personas.map((persona) => (
            <TabPanel key={persona.id} id={persona.id} title={persona.industry}>
              <PersonaCall persona={persona} />
            </TabPanel>
          ))}
        </TabPanels>
      </div>
    </>
  )
}
