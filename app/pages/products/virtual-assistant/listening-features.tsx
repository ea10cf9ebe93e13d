import { features } from '../../../../content/products/virtual-assistant.ts'
import { AnnotatedLine, AnnotatedLines } from '../../../sections/annotated-lines.tsx'
import { SectionHead } from '../../../sections/section-head.tsx'

/** Six features, each beside the sentence of a call that needs it. Static. */
export function ListeningFeatures() {
  return (
    <section className="section" data-ground="light" aria-labelledby="features-title">
      <div className="wrap">
        <SectionHead
          id="features-title"
          ruled
          title={
            <>
              What good
              <br />
              listening takes.
            </>
          }
        >
          Six things the assistant does in the first twenty seconds of one sample call. Read what is said,
          then why it matters.
        </SectionHead>
        <AnnotatedLines>
          {features.map(({ time, speaker, says, trailing, title, text }) => (
            <AnnotatedLine
              key={time}
              time={time}
              speaker={speaker}
              title={title}
              says={
                <>
                  {says} {trailing && <s>{trailing}</s>}
                </>
              }
            >
              {text}
            </AnnotatedLine>
          ))}
        </AnnotatedLines>
      </div>
    </section>
  )
}
