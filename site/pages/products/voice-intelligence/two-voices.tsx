import { voiceIntelligence } from '../../../content/products/voice-intelligence.ts'
import { voiceReadings } from '../../../content/products/voice-readings.ts'
import { policyRevivalCall, speakerAt } from '../../../content/sample-call.ts'
import { polylines } from '../../../../common/figures/relative-path.ts'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { AnnotatedLine, AnnotatedLines } from '../../../sections/annotated-lines.tsx'
import { Section } from '../../../sections/section.tsx'
import { TensionFigure } from './tension-figure.tsx'
import { apart } from './tension-lines.ts'
import styles from './two-voices.module.css'
import '../../../../common/styles/drawing.css'

/** The signature figure: the distance between two voices, closing, and the six moments that closed it. */
export function TwoVoices() {
  const { tension } = voiceReadings
  return (
    <Section
      ground="light"
      id="together"
      className={styles.section}
      title={'How the caller\ncalmed down'}
      lead={
        <p className="lead">
          Tension in each voice, from pace, pitch and tremor: {apart(tension, 5)} points apart at the start,{' '}
          {apart(tension, 70)} at goodbye.
        </p>
      }
    >
      <TensionFigure />
      <AnnotatedLines>
        {voiceIntelligence.moments.map(({ second, says, title, text }) => (
          <AnnotatedLine
            key={second}
            time={timeLabel(second)}
            speaker={speakerAt(policyRevivalCall, second)}
            says={says}
            title={title}
            value={`${apart(tension, second)} apart`}
            mark={<GapMark points={apart(tension, second)} />}
          >
            {text}
          </AnnotatedLine>
        ))}
      </AnnotatedLines>
    </Section>
  )
}

const size = 30

/** Two voices as two strings, as far apart as their tension differs, in points. Decorative. */
function GapMark({ points }: { points: number }) {
  const gap = Math.max(2, points * 0.52)
  const [above, below] = [(size - gap) / 2, (size + gap) / 2]
  const between = [5, 9, 13, 17, 21, 25].map((x) => [x, above, x, below])
  return (
    <svg
      className="line-drawing"
      style={{ '--stroke': 1.5 }}
      width="26"
      height="26"
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      <path className="ink-faint" style={{ '--stroke': 1 }} d={polylines(between)} />
      <path className="ink-text" d={polylines([[2, above, 28, above]])} />
      <path className="ink-assistant" d={polylines([[2, below, 28, below]])} />
    </svg>
  )
}
