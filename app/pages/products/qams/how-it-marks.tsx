import { qams } from '../../../../content/products/qams.ts'
import { qualityBand } from '../../../figures/quality-band.ts'
import { QualityMark } from '../../../figures/quality-mark.tsx'
import { AnnotatedLine, AnnotatedLines } from '../../../sections/annotated-lines.tsx'
import { SectionHead } from '../../../sections/section-head.tsx'
import styles from './how-it-marks.module.css'

export function HowItMarks() {
  return (
    <section className={`section ${styles.section}`} data-ground="light" aria-labelledby="marks-title">
      <div className="wrap">
        <SectionHead
          id="marks-title"
          ruled
          title={
            <>
              How it marks
              <br />a call.
            </>
          }
        >
          It hears the call, reads your sheet, and writes in the margin. Each mark names the question, the
          points and the sentence. Nothing is scored on a feeling.
        </SectionHead>
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
              mark={<QualityMark band={qualityBand((points / of) * 100)} size={26} />}
              title={question}
              value={`${points} of ${of}`}
            >
              {why}
            </AnnotatedLine>
          ))}
        </AnnotatedLines>
        <p className={`caption ${styles.note}`}>Sample call, taken by a person. Names are fictional.</p>
      </div>
    </section>
  )
}
