import { type HeroCall, heroCalls } from '../../../content/hero-calls-words.ts'
import { site } from '../../../content/site.ts'
import { SpeakerLine } from '../../ui/speaker-line.tsx'
import { momentAt, type Phase, phases, restingAt } from './hero-clock.ts'
import styles from './hero-subtitle.module.css'

/**
 * What is being said, the speaker's script first and English beneath, with all moments in a template for
 * hero-calls.behaviour.ts. It changes silently: no live region. Static.
 */
export function HeroSubtitle() {
  const { callNumber, phase: restingPhase } = momentAt(restingAt)
  const resting = heroCalls[callNumber] ?? heroCalls[0]
  return (
    <div className={styles.subtitle} data-subtitle data-phase={restingPhase}>
      <p className="visually-hidden">From a sample call, with invented names and numbers:</p>
      <Moment call={resting} phase={restingPhase} />
      <template>
        {heroCalls.flatMap((call) =>
          phases.map((phase) => <Moment key={call.lang + phase} call={call} phase={phase} />),
        )}
      </template>
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
