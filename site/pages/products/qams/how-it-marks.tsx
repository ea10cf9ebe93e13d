import { qams } from '../../../content/products/qams.ts'
import { AnnotatedLine, AnnotatedLines } from '../../../sections/annotated-lines.tsx'
import { Section } from '../../../sections/section.tsx'
import styles from './how-it-marks.module.css'

export function HowItMarks() {
  return (
    <Section
      ground="light"
      className={styles.section}
      titleId="marks-title"
      ruled
      title="How it scores a call"
      lead="Each mark names the question, the points and the sentence."
    >
      <AnnotatedLines>
        {qams.markedCall.map(({ at, speaker, words, who, question, points, of, why }) => (
          <AnnotatedLine
            key={at}
            time={at}
            speaker={speaker === 'caller' ? 'caller' : 'agent'}
            says={
              <>
                {words}
                {who && <small>{who}</small>}
              </>
            }
            title={question}
            value={`${points} of ${of}`}
          >
            {why}
          </AnnotatedLine>
        ))}
      </AnnotatedLines>
      <p className={`caption ${styles.note}`}>Sample call, taken by a person. Names are fictional.</p>
    </Section>
  )
}
