import { voiceIntelligence } from '../../../../content/products/voice-intelligence.ts'
import { voiceReadings } from '../../../../content/products/voice-readings.ts'
import { timeLabel } from '../../../figures/time-label.ts'
import { AnnotatedLine, AnnotatedLines } from '../../../sections/annotated-lines.tsx'
import { GapMark } from './gap-mark.tsx'
import { TensionFigure } from './tension-figure.tsx'
import { apart } from './tension-lines.ts'
import styles from './two-voices.module.css'

/** The signature figure: the distance between two voices, closing, and the six moments that closed it. */
export function TwoVoices() {
  const { moments } = voiceIntelligence
  const { tension } = voiceReadings
  return (
    <section className="section" data-ground="light" id="together" aria-labelledby="together-title">
      <div className="wrap">
        <div className={`two-columns ${styles.head}`}>
          <h2 className="display" id="together-title">
            How the caller
            <br />
            calmed down
          </h2>
          <p className="lead">
            Tension in each voice, from pace, pitch and tremor: {apart(tension, 5)} points apart at the start,{' '}
            {apart(tension, 70)} at goodbye.
          </p>
        </div>
        <TensionFigure />
        <AnnotatedLines>
          {moments.map(({ second, speaker, says, title, text }) => (
            <AnnotatedLine
              key={second}
              time={timeLabel(second)}
              speaker={speaker}
              says={says}
              title={title}
              value={`${apart(tension, second)} apart`}
              mark={<GapMark apart={apart(tension, second)} />}
            >
              {text}
            </AnnotatedLine>
          ))}
        </AnnotatedLines>
      </div>
    </section>
  )
}
