import { personas } from '../../../../content/products/personas.ts'
import { TabSection } from '../../../sections/tab-section.tsx'
import { TabList, TabPanel, TabPanels } from '../../../ui/tabs.tsx'
import { PersonaCall } from './persona-call.tsx'

/** Six personas, each with a call to read and to play (persona-calls.behaviour.ts). Static. */
export function PersonaCalls() {
  return (
    <TabSection
      id="personas"
      behaviour="persona-calls"
      titleId="personas-title"
      title="Industries: six voices, six jobs"
      lead="Each assistant has a name, a desk and a limit to what it may do."
    >
      <TabList
        label="Industry personas"
        tabs={personas.map(({ id, industry }) => ({ id, name: industry }))}
      />
      <TabPanels>
        {personas.map((persona) => (
          <TabPanel key={persona.id} id={persona.id} title={persona.industry}>
            <PersonaCall persona={persona} />
          </TabPanel>
        ))}
      </TabPanels>
    </TabSection>
  )
}
