import { smartAnalytics } from '../../../../content/products/smart-analytics.ts'
import { AnnotatedLine, AnnotatedLines } from '../../../sections/annotated-lines.tsx'
import { Section } from '../../../sections/section.tsx'

/** How the late fee was named as a cause, from the first call too many. */
export function CauseFound() {
  return (
    <Section
      ground="light"
      titleId="cause-title"
      ruled
      title="How it finds a cause, in 38 minutes"
      lead="One morning at the sample insurer."
    >
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
    </Section>
  )
}
