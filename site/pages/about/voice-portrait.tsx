import type { Leader } from '../../content/about.ts'
import styles from './voice-portrait.module.css'
import { portraitHeight, portraitThread, portraitWidth, voicePortrait } from './voice-portrait-lines.ts'
import '../../../common/styles/drawing.css'

/** A person as their name sounds, syllables at the side. Decorative: the name is written beside it. */
export function VoicePortrait({ syllables, strings }: Pick<Leader, 'syllables' | 'strings'>) {
  const { front, behind, rings, heights } = voicePortrait({ syllables, strings })
  return (
    <div className={styles.portrait} aria-hidden="true">
      <svg viewBox={`0 0 ${portraitWidth} ${portraitHeight}`}>
        <path className={styles.behind} d={portraitThread} />
        <path className={styles.behind} d={behind} />
        <path d={rings} />
        <path className={styles.front} d={front} />
      </svg>
      {syllables.map(({ text }, place) => (
        <span key={heights[place]} style={{ top: `${heights[place]}%` }}>
          {text}
        </span>
      ))}
    </div>
  )
}
