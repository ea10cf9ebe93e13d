import { oneAnswer, smartAnalytics } from '../../../content/products/smart-analytics.ts'
import { policyRevivalCall } from '../../../content/sample-call.ts'
import { similarCallsOfTheWeek } from '../../../content/sample-readings.ts'
import { AnnotatedLine, AnnotatedLines } from '../../../sections/annotated-lines.tsx'
import { FeatureRows } from '../../../sections/feature-rows.tsx'
import { ProductPage } from '../../../sections/product-page.tsx'
import { Section } from '../../../sections/section.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import { addUp } from '../../../sections/worked-sum-total.ts'
import { WorkedSum } from '../../../sections/worked-sum.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { grouped } from '../../../../common/ui/indian-numbers.ts'
import { featureDrawings } from './feature-drawings.ts'
import { OneSentence } from './one-sentence.tsx'
import { returnOnOneCause, rupeesPerLine } from './return-on-one-cause.ts'
import { River } from './river.tsx'
import { secondsTaken } from './similar-call-rows.ts'
import { SimilarCallsFigure } from './similar-calls-figure.tsx'

export const meta = () =>
  pageMeta({
    title: 'Smart Analytics: why your customers call',
    description:
      'Smart Analytics lays every call beside the ones it resembles, names the cause when they swell, and works out what it costs you, in rupees.',
    path: '/products/smart-analytics',
  })

export default function SmartAnalytics() {
  return (
    <ProductPage
      product="smart-analytics"
      drawing={<SimilarCallsFigure />}
      closing={{
        title: 'Which call do you get too often?',
        lead: 'Send us a week of recordings. We send back the three main reasons.',
        dialogHeading: 'Find the call you get too often.',
      }}
    >
      <River />
      <CauseFound />
      <SixFeatures />
      <OneSentence />
      <OneAnswer />
    </ProductPage>
  )
}

/** How the late fee was identified as a cause, starting from the first excess call. */
function CauseFound() {
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

function SixFeatures() {
  return (
    <Section
      ground="light"
      titleId="features-title"
      size="heading-2"
      ruled
      title="Features"
      lead="Figures are from the sample insurer."
    >
      <FeatureRows features={smartAnalytics.features} drawings={featureDrawings} />
    </Section>
  )
}

/** The return on removing one cause, worked from the page's own figures. */
function OneAnswer() {
  const callers = similarCallsOfTheWeek.rowsAsking * similarCallsOfTheWeek.callsPerRow
  const entries = returnOnOneCause({
    ...oneAnswer,
    callers,
    questionSeconds: secondsTaken(policyRevivalCall.turns, similarCallsOfTheWeek.questionTurn),
  })
  const { total } = addUp(entries)
  return (
    <SplitSection
      id="return-title"
      title="ROI of one answer, in rupees"
      lead="One sample week at the sample insurer. Put in your own figures."
      dialogHeading="Work out your own week with us."
    >
      <WorkedSum
        title="Return on one cause, one week"
        subject="Late fee, not in the SMS"
        entries={entries}
        total={{
          label: 'In that week',
          working: `in the week of ${grouped(callers)} such calls`,
          lines: Math.round(total / rupeesPerLine),
        }}
        note={`₹${oneAnswer.agentHour} for an agent hour is a sample input; ₹${oneAnswer.extraMinute.toFixed(2)} is the voice bot’s extra minute. The price of Smart Analytics is quoted, and is not in this sum.`}
      />
    </SplitSection>
  )
}
