import { inWords } from '../../../../common/content/in-words.ts'
import { type Persona, personas } from '../../../content/products/personas.ts'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { TabSection } from '../../../sections/tab-section.tsx'
import { CheckList } from '../../../../common/ui/check-list.tsx'
import { TabList, TabPanel, TabPanels } from '../../../../common/ui/tabs.tsx'
import styles from './persona-calls.module.css'
import { PersonaPlayer, personaTurns } from './persona-player.tsx'

/** Six personas, each with a call to read and play (persona-calls.behaviour.ts). */
export function PersonaCalls() {
  return (
    <TabSection
      id="personas"
      behaviour="persona-calls"
      title={`Industries: ${inWords(personas.length)} voices, ${inWords(personas.length)} jobs`}
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

/** One persona: the player of its call, the transcript, and its capabilities. `DemoCall` makes it work. */
function PersonaCall({ persona }: { persona: Persona }) {
  return (
    <div className={styles.call} data-seconds={persona.seconds}>
      <PersonaPlayer persona={persona} />
      <div>
        <Transcript persona={persona} />
        <h4 className={`label ${styles.handles}`}>Capabilities</h4>
        <CheckList look="small" className={styles.capabilities} items={persona.capabilities} />
      </div>
    </div>
  )
}

/** The call in words, in a box that `DemoCall` scrolls while it plays. */
function Transcript({ persona }: { persona: Persona }) {
  const { name, lines, answeredBy = 'Caller' } = persona
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className={styles.box} role="group" aria-label={`Call with ${name}`} tabIndex={0} data-transcript="">
      <ol className={styles.lines}>
        {personaTurns(persona).map(({ from, to, speaker }, place) => (
          <li key={from} data-at={from} data-to={to} data-speaker={speaker}>
            <time className="small-muted">{timeLabel(from)}</time>{' '}
            <b className="text-3">{speaker === 'assistant' ? name : answeredBy}</b>
            <p>{lines[place]?.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
