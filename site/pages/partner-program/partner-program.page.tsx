import { Blind } from '../../sections/blind.tsx'
import { ClosingCall } from '../../sections/closing-call.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { FourWays } from './four-ways.tsx'
import { GetAndAsk } from './get-and-ask.tsx'
import { Opening } from './opening.tsx'
import { PartnersSay } from './partners-say.tsx'
import { SixWeeks } from './six-weeks.tsx'

export const meta = () =>
  pageMeta({
    title: 'Partner Program: technology, channel, regional',
    description:
      'Four ways to work with us, what you get, what we ask, and the six weeks from your application to a first customer who is live.',
    path: '/partner-program',
  })

export default function PartnerProgram() {
  return (
    <>
      <Opening />
      <Blind />
      <FourWays />
      <GetAndAsk />
      <SixWeeks />
      <PartnersSay />
      <ClosingCall
        title={'Bring one customer\nand one call'}
        lead="Tell us whom you serve. You will have a reply within 24 hours and, if it fits, a demo floor within the week."
        button="Speak to our Team"
      />
    </>
  )
}
