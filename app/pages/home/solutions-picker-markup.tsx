import { solutions } from '../../../content/solutions.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { Tab, TabGroupLabel, TabList, TabPanel, TabPanels } from '../../ui/tabs.tsx'
import { SolutionCall } from './solutions-picker-call.tsx'
import styles from './solutions-picker.module.css'

export function SolutionsPickerMarkup() {
  return (
    <>
      <div className={styles.head}>
        <h2 className="heading-1" id="solutions-title">
          Start from the call
          <br />
          you already get.
        </h2>
        <div>
          <p className="lead">
            Twelve solutions, each built around the sentence its callers open with. Choose yours and read how
            the call goes.
          </p>
          <ContactButton className={styles.demo} heading="Schedule a demo.">
            Schedule Demo
          </ContactButton>
        </div>
      </div>
      <div className={styles.picker}>
        <TabList label="Solutions" orientation="vertical">
          <TabGroupLabel>By industry</TabGroupLabel>
          {tabsOf('industry')}
          <TabGroupLabel>By use case</TabGroupLabel>
          {tabsOf('use-case')}
        </TabList>
        <TabPanels className={styles.sheet}>
          {solutions.map((solution) => (
            <TabPanel key={solution.id} id={solution.id} title={solution.name}>
              <SolutionCall solution={solution} />
            </TabPanel>
          ))}
        </TabPanels>
      </div>
    </>
  )
}

function tabsOf(group: 'industry' | 'use-case') {
  return solutions
    .filter((solution) => solution.group === group)
    .map(({ id, name }) => (
      <Tab key={id} panel={id}>
        {name}
      </Tab>
    ))
}
