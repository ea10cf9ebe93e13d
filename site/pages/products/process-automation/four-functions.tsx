import { inWords } from '../../../../common/content/in-words.ts'
import { processAutomation } from '../../../content/products/process-automation.ts'
import { site } from '../../../../common/brand/site.ts'
import { TabSection } from '../../../sections/tab-section.tsx'
import { TabList, TabPanel, TabPanels } from '../../../../common/ui/tabs.tsx'
import styles from './four-functions.module.css'
import { ProcessTable } from './process-table.tsx'

/** Words, tabs and panels; the enclosing `Tabs` makes them work. */
export function FourFunctions() {
  const { functions } = processAutomation
  const processCount = functions.flatMap(({ processes }) => processes).length
  return (
    <TabSection
      id="functions"
      title={`Business functions: ${inWords(functions.length)}, with ${inWords(processCount)} processes`}
      lead={`Minutes of each process by hand and by ${site.brand}.`}
    >
      <TabList label="Business functions" tabs={functions} />
      <TabPanels>
        {functions.map(({ id, name, request, figure, figureMeans, impact, processes }) => (
          <TabPanel key={id} id={id} title={name}>
            <div className={styles.function}>
              <div>
                <p className={styles.request}>“{request}”</p>
                <p className={`text-2 ${styles.figure}`}>
                  <b className="heading-1 tabular">{figure}</b> {figureMeans}
                </p>
                <p className={styles.impact}>
                  <span className="label">Impact</span> {impact}
                </p>
              </div>
              <ProcessTable businessFunction={name} processes={processes} />
            </div>
          </TabPanel>
        ))}
      </TabPanels>
      <p className={`caption ${styles.note}`}>
        Sample processes, times and impact. People and companies are fictional.
      </p>
    </TabSection>
  )
}
