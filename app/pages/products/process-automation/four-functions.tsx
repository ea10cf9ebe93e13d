import { processAutomation } from '../../../../content/products/process-automation.ts'
import { site } from '../../../../content/site.ts'
import { SectionHead } from '../../../sections/section-head.tsx'
import { Tab, TabList, TabPanel, TabPanels, Tabs } from '../../../ui/tabs.tsx'
import styles from './four-functions.module.css'
import { ProcessTable } from './process-table.tsx'

/** Words, tabs and panels; `Tabs`, around it, brings them to life. */
export function FourFunctions() {
  const { functions } = processAutomation
  return (
    <section className="section" id="functions" data-ground="light" aria-labelledby="functions-title">
      <Tabs className="wrap">
        <SectionHead id="functions-title" title="Business functions: four, with twenty processes">
          {`Minutes of each process by hand and by ${site.brand}.`}
        </SectionHead>
        <TabList label="Business functions" className={styles.tabs}>
          {functions.map(({ id, name }) => (
            <Tab key={id} panel={id}>
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanels className={styles.panels}>
          {functions.map(({ id, name, request, figure, figureMeans, impact, processes }) => (
            <TabPanel key={id} id={id} title={name}>
              <div className={styles.function}>
                <div>
                  <p className={styles.request}>“{request}”</p>
                  <p className={styles.figure}>
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
      </Tabs>
    </section>
  )
}
