import { site } from '../../../../content/site.ts'
import { Blind } from '../../../sections/blind.tsx'
import { ClosingCall } from '../../../sections/closing-call.tsx'
import { RelatedPages } from '../../../sections/related-pages.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { FiveScreens } from './five-screens.tsx'
import { HowItMarks } from './how-it-marks.tsx'
import { QamsHero } from './qams-hero.tsx'
import { TwoInAHundred } from './two-in-a-hundred.tsx'

export const meta = () =>
  pageMeta({
    title: `QAMS: every call marked against your score sheet | ${site.company}`,
    description: `QAMS marks every call, by people and by ${site.brand}, against your own score sheet, and quotes the second that earned or lost each point.`,
    path: '/products/qams',
  })

export default function Qams() {
  return (
    <>
      <QamsHero />
      <Blind />
      <FiveScreens />
      <HowItMarks />
      <TwoInAHundred />
      <ClosingCall
        title="Send us fifty calls and your score sheet."
        lead="We mark them and send them back with reasons. You judge whether we heard what you heard."
        button="Speak to our Team"
        dialogHeading="Have fifty calls marked."
      />
      <RelatedPages product="qams" />
    </>
  )
}
