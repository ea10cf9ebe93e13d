import { claimOn } from '../../content/claims.ts'
import { quotedPrices } from '../../content/quoted-prices.ts'
import { site } from '../../../common/brand/site.ts'
import { AgentDialog } from '../../agent-dialog/agent-dialog.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { Blind } from '../../sections/blind.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { ContactSection } from './contact-section.tsx'
import { EightReadings } from './eight-readings.tsx'
import { Hero } from './hero.tsx'
import { LiveFloor } from './live-floor.tsx'
import { ProofToScale } from './proof-to-scale.tsx'
import { SolutionsPicker } from './solutions-picker.tsx'
import { TurnToScale } from './turn-to-scale.tsx'

export const meta = () =>
  pageMeta({
    title: `${site.company}: AI assistants for calls, WhatsApp, email and chat`,
    description: `AI assistants that answer your customers by phone, WhatsApp, email and chat, in their language. From ${quotedPrices.price.starter} a month, live in ${claimOn('/', 'goLive').shown}.`,
    path: '/',
  })

export default function Home() {
  return (
    <>
      <Hero />
      <AtAGlance />
      <TurnToScale />
      <Blind />
      <EightReadings />
      <LiveFloor />
      <SolutionsPicker />
      <ProofToScale />
      <ContactSection />
      <AgentDialog />
    </>
  )
}
