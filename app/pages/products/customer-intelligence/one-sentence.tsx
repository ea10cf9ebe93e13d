import { customerIntelligence } from '../../../../content/products/customer-intelligence.ts'
import { AnnotatedLine, AnnotatedLines } from '../../../sections/annotated-lines.tsx'
import { SectionHead } from '../../../sections/section-head.tsx'

/** From one sentence of the call to what is done about it: how the product works. Static. */
export function OneSentence() {
  return (
    <section className="section" data-ground="light" aria-labelledby="sentence-title">
      <div className="wrap">
        <SectionHead
          id="sentence-title"
          ruled
          title={
            <>
              Eight seconds,
              <br />
              one next step.
            </>
          }
        >
          The middle of the sample call, from the moment she repeats the fee. Each change keeps the words it
          came from.
        </SectionHead>
        <AnnotatedLines>
          {customerIntelligence.steps.map(({ at, speaker, says, title, value, text }) => (
            <AnnotatedLine key={at} time={at} speaker={speaker} says={says} title={title} value={value}>
              {text}
            </AnnotatedLine>
          ))}
        </AnnotatedLines>
      </div>
    </section>
  )
}
