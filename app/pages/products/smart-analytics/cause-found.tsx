import { smartAnalytics } from '../../../../content/products/smart-analytics.ts'
import { AnnotatedLine, AnnotatedLines } from '../../../sections/annotated-lines.tsx'
import { SectionHead } from '../../../sections/section-head.tsx'

/** How the late fee was named as a cause, from the first call too many. */
export function CauseFound() {
  return (
    <section className="section" data-ground="light" aria-labelledby="cause-title">
      <div className="wrap">
        <SectionHead
          id="cause-title"
          ruled
          title={
            <>
              From swell to cause,
              <br />
              in 38 minutes.
            </>
          }
        >
          The morning of 16 September at the sample insurer. Nobody is asked to press a number for their
          reason: it is in what they say.
        </SectionHead>
        <AnnotatedLines>
          {smartAnalytics.causeFound.map(({ at, speaker, says, from, title, value, text }) => (
            <AnnotatedLine
              key={at}
              time={at}
              speaker={speaker}
              says={
                <>
                  {says}
                  {from && <small>{from}</small>}
                </>
              }
              title={title}
              value={value}
            >
              {text}
            </AnnotatedLine>
          ))}
        </AnnotatedLines>
      </div>
    </section>
  )
}
