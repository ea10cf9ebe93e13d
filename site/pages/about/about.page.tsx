import { leadership, timeline, values } from '../../content/about.ts'
import { inWords } from '../../../common/content/in-words.ts'
import { site } from '../../../common/brand/site.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { Blind } from '../../sections/blind.tsx'
import { ClosingCall } from '../../sections/closing-call.tsx'
import { FourRules } from './four-rules.tsx'
import { JoinUs } from './join-us.tsx'
import { Leadership } from './leadership.tsx'
import { Opening } from './opening.tsx'
import { Story } from './story.tsx'
import { Timeline } from './timeline.tsx'

export const meta = () =>
  pageMeta({
    title: `About ${site.company}. First, we listen`,
    description: `How a ruled notebook behind a clinic counter became an assistant that answers calls: the story, ${inWords(timeline.length)} years, ${inWords(leadership.length)} people and ${inWords(values.length)} rules.`,
    path: '/about',
  })

export default function About() {
  return (
    <>
      <Opening />
      <Blind />
      <Story />
      <Timeline />
      <Leadership />
      <FourRules />
      <JoinUs />
      <ClosingCall
        title="Hear it take one of your calls"
        lead="Tell us which call you get most often. We show you how the assistant answers it."
      />
    </>
  )
}
