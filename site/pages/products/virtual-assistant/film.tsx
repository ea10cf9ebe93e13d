import { film } from '../../../content/products/virtual-assistant.ts'
import { insurance } from '../../../content/solutions/insurance.ts'
import { policyRevivalCall as call } from '../../../content/sample-call.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { Reading } from '../../../sections/reading.tsx'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { CallStage, CallWords } from '../../../listen/call-stage.tsx'
import { PlayRow } from '../../../listen/play-button.tsx'
import { SoundNote } from '../../../listen/sound-note.tsx'
import { SpokenLines } from '../../../listen/spoken-lines.tsx'
import { SpeakerLine } from '../../../../common/ui/speaker-line.tsx'
import { PauseButton } from '../../../../common/ui/pause-button.tsx'
import { FilmDrawing } from './film-drawing.tsx'
import styles from './film.module.css'

/** Where the film rests: on its last step, which says how the call ends. */
const restingStep = film.length - 1

/** One call in four steps, two seconds each (film.behaviour.ts). */
export function Film() {
  const restingAt = film[restingStep]?.at ?? 0
  return (
    <figure data-behaviour="film" data-playing="false" data-seconds={call.seconds}>
      <div className={`stack-narrow ${styles.player}`}>
        <div>
          <PlayRow
            play="a call"
            seconds={call.seconds}
            languages={[{ value: call.lang, name: call.language }]}
          />
          <SoundNote className={styles.note} />
        </div>
        <CallStage className={styles.said}>
          <OpeningWords />
        </CallStage>
        <template data-call="">
          <SpokenLines turns={insurance.call.turns} lang={call.lang} person="Caller" now={0} />
        </template>
      </div>
      <ol className={`stack-narrow ${styles.steps}`}>
        {film.map(({ at, title, text, caption }, step) => (
          <li key={title} data-moment={at} aria-current={step === restingStep ? 'step' : undefined}>
            <FilmDrawing step={step} />
            <p className={`small-muted ${styles.heard}`}>
              <time>{timeLabel(at)}</time> {caption}
            </p>
            <h2 className="heading-4 text-2">{title}</h2>
            <p className={`small-muted ${styles.text}`}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.controls}>
        <PauseButton of="the illustration" />
        {/* The whole call as the assistant records it: who speaks when, and how loudly. */}
        <div
          className={styles.reading}
          style={{ '--at': `${percentOf(restingAt, call.seconds)}%` }}
          data-reading
        >
          <Reading product="virtual-assistant" />
          <i className={styles.playhead} />
        </div>
        <p className={`small tabular ${styles.time}`}>
          <span data-time>{timeLabel(restingAt)}</span> / {timeLabel(call.seconds)}
        </p>
      </div>
      <figcaption className={styles.caption}>
        One sample call, as the Virtual Assistant hears it. People and numbers are invented.
      </figcaption>
    </figure>
  )
}

/** The caller's opening words, shown until the call plays. */
function OpeningWords() {
  const { language, lang, opening, english, turns } = call
  const caller = turns.find(({ speaker }) => speaker === 'caller')
  return (
    <div>
      <SpeakerLine>
        <b>Caller</b> <span>{language}</span> <span className="tabular">{timeLabel(caller?.from ?? 0)}</span>
      </SpeakerLine>
      <CallWords>
        <p lang={lang}>{opening}</p>
        <p>{english}</p>
      </CallWords>
    </div>
  )
}
