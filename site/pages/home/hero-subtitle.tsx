import { type HeroCall, heroCalls } from '../../content/hero-calls-words.ts'
import { inWords } from '../../../common/content/in-words.ts'
import { site } from '../../../common/brand/site.ts'
import { PlayRow } from '../../listen/play-button.tsx'
import { SoundNote } from '../../listen/sound-note.tsx'
import { SpeakerLine } from '../../../common/ui/speaker-line.tsx'
import { momentAt, type Phase, phases, restingAt, secondsPerCall } from './hero-clock.ts'
import styles from './hero-subtitle.module.css'

/**
 * What is being said, in the speaker's script with the English beneath; a template with all moments for
 * hero-calls.behaviour.ts; and the button that reads it aloud. Not a live region: it changes silently.
 */
export function HeroSubtitle() {
  const { callNumber, phase: restingPhase } = momentAt(restingAt)
  const resting = heroCalls[callNumber] ?? heroCalls[0]
  return (
    <div className={styles.player}>
      <div className={styles.subtitle} data-subtitle data-phase={restingPhase}>
        <p className="visually-hidden">From a sample call:</p>
        <Moment call={resting} phase={restingPhase} />
        <template>
          {heroCalls.flatMap((call) =>
            phases.map((phase) => <Moment key={call.lang + phase} call={call} phase={phase} />),
          )}
        </template>
      </div>
      <PlayRow
        play={`${inWords(heroCalls.length)} calls`}
        seconds={heroCalls.length * secondsPerCall}
        languages={heroCalls.map(({ language, lang }) => ({ value: lang, name: language }))}
      />
      <SoundNote className={styles.note} />
    </div>
  )
}

interface MomentProps {
  call: HeroCall
  phase: Phase
}

function Moment({ call, phase }: MomentProps) {
  const line = phase === 'listen' ? call.question : phase === 'answer' ? call.answer : undefined
  return (
    <div data-moment>
      <SpeakerLine className={styles.speaker}>
        <b>{phase === 'listen' ? 'Caller' : site.brand}</b> <span>{line ? call.language : 'thinking'}</span>
      </SpeakerLine>
      {line && (
        <p className={styles.native} lang={call.lang}>
          {line.native}
        </p>
      )}
      <p className={styles.english}>{line?.english ?? call.check}</p>
    </div>
  )
}
