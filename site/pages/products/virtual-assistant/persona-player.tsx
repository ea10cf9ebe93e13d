import { type Persona, withEnds } from '../../../content/products/personas.ts'
import { type Turn } from '../../../content/sample-call.ts'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { Waveform } from '../../../../common/figures/waveform.tsx'
import { ListenButton } from '../../../listen/listen-button.tsx'
import { PlayButton } from '../../../listen/play-button.tsx'
import { SoundNote } from '../../../listen/sound-note.tsx'
import styles from './persona-player.module.css'

/** Who answers, the call as a wave, and the button that plays it; `DemoCall` drives the elements. */
export function PersonaPlayer({ persona }: { persona: Persona }) {
  const { id, name, role, description, seconds } = persona
  return (
    <div className={`column text-2 ${styles.player}`} data-ground="dark">
      <div className="spread">
        <h3 className="heading-2">{name}</h3>
        <p className="micro-muted">Sample persona</p>
      </div>
      <p>{role}</p>
      <p className={styles.description}>{description}</p>
      <div className={styles.wave} aria-hidden="true">
        <Waveform
          id={`wave-${id}`}
          turns={personaTurns(persona)}
          seed={seconds + name.length}
          height={120}
          step={Math.max(2.4, seconds / 17)}
        />
        <div className={styles.played}>
          <svg>
            <use href={`#wave-${id}`} width="100%" height="100%" />
          </svg>
        </div>
      </div>
      <div className={`cluster no-print ${styles.controls}`}>
        {/* A form, because the boot script holds a submission until the player works. */}
        <form
          className="script-only"
          toolname={`play_${id}_sample_call`}
          tooldescription={`Plays or pauses the sample call of ${name}, ${role}. It is text on the page, without sound.`}
        >
          <PlayButton type="submit" play="Play Demo Call" pause="Pause Demo Call" />
        </form>
        <ListenButton to={`the call with ${name}`} />
        <p className="tabular">
          <span data-elapsed="">0:00</span> / {timeLabel(seconds)}
        </p>
      </div>
      <SoundNote className={styles.note} />
    </div>
  )
}

/** A pause between two speakers, in seconds. */
const breath = 0.6

/** When each line of a persona's call is heard: until a pause before the next, and the last to the end. */
export function personaTurns(persona: Pick<Persona, 'lines' | 'seconds'>): Turn[] {
  const last = persona.lines.at(-1)
  return withEnds(persona).map(({ line, end }) => ({
    speaker: line.speaker,
    from: line.at,
    to: line === last ? end : end - breath,
  }))
}
