import { checks } from '../../../../content/sample-readings.ts'
import { inWords } from '../../../../content/in-words.ts'
import { site } from '../../../../content/site.ts'
import { ProductPage } from '../../../sections/product-page.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { CheckStaff } from './check-staff.tsx'
import { FiveScreens } from './five-screens.tsx'
import { HowItMarks } from './how-it-marks.tsx'
import { TwoInAHundred } from './two-in-a-hundred.tsx'

export const meta = () =>
  pageMeta({
    title: 'QAMS: every call marked against your score sheet',
    description: `QAMS marks every call, by people and by ${site.brand}, against your own score sheet, and quotes the second that earned or lost each point.`,
    path: '/products/qams',
  })

const passed = checks.filter((check) => check.passed).length

export default function Qams() {
  return (
    <ProductPage
      product="qams"
      title="QAMS: every call scored, with the reason"
      lead={`Our AI quality assurance management system scores every conversation, by your agents or ${site.brand}, on your own score sheet, and quotes the second that earned or lost each point.`}
      audience="heads of quality and contact centres"
      price="quoted"
      shows={`A sample call of 72 seconds and its ${inWords(checks.length)} checks: ${inWords(passed)} passed, ${inWords(checks.length - passed)} missed.`}
      voices
      button="Speak to our Team"
      dialogHeading="Speak to our QAMS team."
      next={{ label: 'See the five screens', href: '#screens' }}
      drawing={<CheckStaff />}
      closing={{
        title: 'Send us fifty calls and your score sheet',
        lead: 'We mark them and send them back with reasons. You judge whether we heard what you heard.',
        button: 'Speak to our Team',
        dialogHeading: 'Have fifty calls marked.',
      }}
    >
      <FiveScreens />
      <HowItMarks />
      <TwoInAHundred />
    </ProductPage>
  )
}
