import { Blind } from '../../sections/blind.tsx'
import { ClosingCall } from '../../sections/closing-call.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { IfAsked } from './if-asked.tsx'
import { Kept } from './kept.tsx'
import { Opening } from './opening.tsx'
import { Protected } from './protected.tsx'
import { Standards } from './standards.tsx'
import { Subprocessors } from './subprocessors.tsx'

export const meta = () =>
  pageMeta({
    title: 'Security: where data lives and who sees it',
    description:
      'Where your data lives, for how long and who sees it: encryption, roles, subprocessors, incidents, erasure, SOC 2 criteria, and what is not held.',
    path: '/security',
  })

export default function Security() {
  return (
    <>
      <Opening />
      <Blind />
      <Kept />
      <Protected />
      <Standards />
      <Subprocessors />
      <IfAsked />
      <ClosingCall
        title={'Send us your\nsecurity questions'}
        lead="Attach your own questionnaire to our reply. What we do not know yet, we say."
        button="Speak to our Team"
      />
    </>
  )
}
