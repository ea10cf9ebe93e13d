import { site } from '../../../content/site.ts'
import { AgentDialog } from '../../agent-dialog/agent-dialog.tsx'
import { Prerendered } from '../../ui/prerendered.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { Blind } from '../../sections/blind.tsx'
import { ContactSection } from './contact-section.tsx'
import { EightReadings } from './eight-readings.tsx'
import { Hero } from './hero.tsx'
import { LiveFloor } from './live-floor.tsx'
import { ProofToScale } from './proof-to-scale.tsx'
import { SolutionsPicker } from './solutions-picker.tsx'
import { TurnToScale } from './turn-to-scale.tsx'

export const meta = () =>
  pageMeta({
    title: `${site.company}. Every call answered, in the caller’s language`,
    description: `${site.brand} answers your customers by voice, WhatsApp, e-mail and chat, in their own language. It settles what it can and hands over what it should.`,
    path: '/',
  })

export default function Home() {
  return (
    <>
      <Hero />
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <>
            <TurnToScale />
            <Blind />
          </>
        )}
      </Prerendered>
      <EightReadings />
      <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <LiveFloor />}</Prerendered>
      <SolutionsPicker />
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <>
            <ProofToScale />
            <ContactSection />
          </>
        )}
      </Prerendered>
      <AgentDialog />
    </>
  )
}
