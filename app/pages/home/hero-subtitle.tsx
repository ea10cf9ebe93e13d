import type { HeroCall } from '../../../content/hero-calls.ts'
import { site } from '../../../content/site.ts'
import { SpeakerLine } from '../../ui/speaker-line.tsx'
import type { Phase } from './hero-clock.ts'
import styles from './hero-subtitle.module.css'

/** What is being said, the speaker's script first and English beneath. It changes silently: no live region. */
export function HeroSubtitle({ call, phase }: { call: HeroCall; phase: Phase }) {
  const line = phase === 'listen' ? call.question : phase === 'answer' ? call.answer : undefined
  return (
    <div className={styles.subtitle} data-phase={phase}>
      <p className="visually-hidden">From a sample call, with invented names and numbers:</p>
      {/* A new key makes new elements: a line more or less is then no layout shift. */}
      <div key={call.lang + phase}>
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
    </div>
  )
}
