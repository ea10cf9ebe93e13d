import { counts } from '../../content/counts.ts'
import { inWords } from '../../../common/content/in-words.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { Blind } from '../../sections/blind.tsx'
import { ClosingCall } from '../../sections/closing-call.tsx'
import { Industries } from './industries.tsx'
import { TwelveCalls } from './twelve-calls.tsx'
import { UseCases } from './use-cases.tsx'

export const meta = () =>
  pageMeta({
    title: 'Solutions by industry and use case',
    description: `AI assistants for ${inWords(counts.solutions)} kinds of calls, from a double EMI to a late flight: solutions, benefits and a sample case study for each industry.`,
    path: '/solutions',
  })

export default function Solutions() {
  return (
    <>
      <TwelveCalls />
      <Blind />
      <Industries />
      <UseCases />
      <ClosingCall
        title={'Don’t see your call?\nTell us.'}
        lead="Write down how your callers open. We show you how the assistant takes the call."
        dialogHeading="Tell us your callers’ first sentence."
      />
    </>
  )
}
