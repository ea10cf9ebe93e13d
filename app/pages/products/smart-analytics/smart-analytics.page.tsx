import { site } from '../../../../content/site.ts'
import { Blind } from '../../../sections/blind.tsx'
import { ClosingCall } from '../../../sections/closing-call.tsx'
import { RelatedPages } from '../../../sections/related-pages.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { CauseFound } from './cause-found.tsx'
import { OneAnswer } from './one-answer.tsx'
import { OneSentence } from './one-sentence.tsx'
import { River } from './river.tsx'
import { SixFeatures } from './six-features.tsx'
import { SmartAnalyticsHero } from './smart-analytics-hero.tsx'

export const meta = () =>
  pageMeta({
    title: `Smart Analytics: why your customers call | ${site.company}`,
    description:
      'Smart Analytics lays every call beside the ones it resembles, names the cause when they swell, and works out what it costs you, in rupees.',
    path: '/products/smart-analytics',
  })

export default function SmartAnalytics() {
  return (
    <>
      <SmartAnalyticsHero />
      <Blind />
      <River />
      <CauseFound />
      <SixFeatures />
      <OneSentence />
      <OneAnswer />
      <ClosingCall
        title="Which call do you get too often?"
        lead="Send us a week of recordings. We send back the three main reasons."
        button="Speak to our Team"
        dialogHeading="Find the call you get too often."
      />
      <RelatedPages product="smart-analytics" />
    </>
  )
}
