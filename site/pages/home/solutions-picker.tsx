import { inWordsAtStart } from '../../../common/content/in-words.ts'
import { type Solution, solutions } from '../../content/solutions.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { TabSection } from '../../sections/tab-section.tsx'
import { TabGroupLabel, TabList, TabPanels } from '../../../common/ui/tabs.tsx'
import { SolutionPanel } from './solutions-picker-call.tsx'
import styles from './solutions-picker.module.css'

/** Shown in full here; the others are only links, to keep the home page short and light. */
const told = solutions.slice(0, 4)
const linked = solutions.slice(told.length)

export function SolutionsPicker() {
  return (
    <TabSection
      className={styles.section}
      id="solutions"
      title={'Solutions for the calls\nyou already get'}
      lead={
        <div>
          <p className="lead">
            {`${inWordsAtStart(solutions.length)} solutions, by industry and by use case. ${inWordsAtStart(told.length)} of them in full:`}
          </p>
          <ContactButton className="lone-button" heading="Schedule a demo.">
            Schedule Demo
          </ContactButton>
        </div>
      }
    >
      <div className={styles.picker}>
        <TabList label="Solutions" orientation="vertical" tabs={told}>
          <TabGroupLabel>By industry</TabGroupLabel>
        </TabList>
        <TabPanels className={styles.sheet}>
          {told.map((solution) => (
            <SolutionPanel key={solution.id} solution={solution} />
          ))}
        </TabPanels>
        <nav className={styles.others} aria-label="Further solutions">
          <p className="label">More industries</p>
          {linksTo('industry')}
          <p className="label">By use case</p>
          {linksTo('use-case')}
        </nav>
      </div>
    </TabSection>
  )
}

function linksTo(group: Solution['group']) {
  return linked
    .filter((solution) => solution.group === group)
    .map(({ id, name }) => (
      <a key={id} className={`icon-after text-2 hover-text ${styles.other}`} href={`/solutions/${id}`}>
        {name}
      </a>
    ))
}
