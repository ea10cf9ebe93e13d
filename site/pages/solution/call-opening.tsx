import type { SpokenTurn } from '../../content/solutions/solution-page.ts'
import type { Solution } from '../../content/solutions.ts'
import { timeLabel } from '../../../common/figures/time-label.ts'
import { CallStage } from '../../listen/call-stage.tsx'
import { PlayRow } from '../../listen/play-button.tsx'
import { SoundNote } from '../../listen/sound-note.tsx'
import { SpeakerLine } from '../../../common/ui/speaker-line.tsx'
import styles from './call-opening.module.css'

interface CallOpeningProps {
  solution: Solution
  turns: readonly SpokenTurn[]
  /** Used where the picture is something else: the sentence at subtitle size. */
  isSubtitle?: boolean
}

/** The sentence a call opens with in the caller’s script, who says it and what it means, and the button that plays the call. */
export function CallOpening({ solution, turns, isSubtitle }: CallOpeningProps) {
  const { language, lang, opening, english, person, seconds } = solution.call
  const spokenAt = turns.find(({ words }) => words === opening)?.from ?? 0
  return (
    <>
      <CallStage className={isSubtitle ? styles.low : styles.stage}>
        <figure className={styles.sentence}>
          <SpeakerLine as="figcaption">
            <b>{person}</b> <span>{language}</span> <span className="tabular">{timeLabel(spokenAt)}</span>
          </SpeakerLine>
          <blockquote
            className="call-opening"
            lang={lang}
            data-size={isSubtitle ? 'subtitle' : openingSize(opening)}
          >
            {opening}
          </blockquote>
          <p className={styles.english}>{english}</p>
        </figure>
      </CallStage>
      <div className={styles.player}>
        <PlayRow
          play="a call"
          seconds={seconds}
          languages={lang === 'en' ? [] : [{ value: lang, name: language }]}
        />
        <SoundNote className={styles.note} />
      </div>
    </>
  )
}

/** Font size at which a sentence keeps to two or three lines in its column at every width. */
function openingSize(sentence: string): 'large' | 'medium' | 'small' {
  if (sentence.length <= 34) return 'large'
  return sentence.length <= 46 ? 'medium' : 'small'
}
