import { site } from '../../../../common/brand/site.ts'
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

export default function Qams() {
  return (
    <ProductPage
      product="qams"
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
