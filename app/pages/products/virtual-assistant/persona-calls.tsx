import { personas } from '../../../../content/products/virtual-assistant.ts'
import { SectionHead } from '../../../sections/section-head.tsx'
import { TabList, TabPanel, TabPanels, Tabs } from '../../../ui/tabs.tsx'
import { PersonaCall } from './persona-call.tsx'
import styles from './persona-calls.module.css'

/** Six personas, each with a call to read and to play (persona-calls.behaviour.ts). Static. */
export function PersonaCalls() {
  return (
    <section
      className="section"
      id="personas"
      data-ground="light"
      data-behaviour="persona-calls"
      aria-labelledby="personas-title"
    >
      <Tabs className="wrap">
        <SectionHead id="personas-title" title="Industries: six voices, six jobs">
          Each assistant has a name, a desk and a limit to what it may do.
        </SectionHead>
        <div className={styles.tabs}>
          <TabList
            label="Industry personas"
            tabs={personas.map(({ id, industry }) => ({ id, name: industry }))}
          />
          <TabPanels className={styles.panels}>
            {personas.map((persona) => (
              <TabPanel key={persona.id} id={persona.id} title={persona.industry}>
                <PersonaCall persona={persona} />
              </TabPanel>
            ))}
          </TabPanels>
        </div>
      </Tabs>
    </section>
  )
}
