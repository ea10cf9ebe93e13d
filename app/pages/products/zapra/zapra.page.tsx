import { claimOn } from '../../../../content/claims.ts'
import { integrations } from '../../../../content/products/zapra.ts'
import { site } from '../../../../content/site.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { Blind } from '../../../sections/blind.tsx'
import { ClosingCall } from '../../../sections/closing-call.tsx'
import { IntegrationTable } from '../../../sections/integration-table.tsx'
import { RelatedPages } from '../../../sections/related-pages.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { Channels } from './channels.tsx'
import { ChatFeatures } from './chat-features.tsx'
import { IndustryChats } from './industry-chats.tsx'
import { Results } from './results.tsx'
import { Stories } from './stories.tsx'
import { ZapraHero } from './zapra-hero.tsx'

export const meta = () =>
  pageMeta({
    title: `Zapra: WhatsApp, email and chat, answered by AI | ${site.company}`,
    description:
      'Zapra answers on WhatsApp, Instagram, Messenger, web chat, SMS and email, remembers what was said on the phone, and takes payment in the thread.',
    path: '/products/zapra',
  })

export default function Zapra() {
  return (
    <>
      <ZapraHero />
      <Blind />
      <Channels />
      <IndustryChats />
      <ChatFeatures />
      <Stories />
      <Results />
      <ZapraIntegrations />
      <ClosingCall
        title={
          <>
            Send us your
            <br className="wide-only" /> last hundred chats.
          </>
        }
        lead="We answer them again, and you see which ones needed a person."
        button="Speak to our team"
        dialogHeading="Send us your last hundred chats."
      />
      <RelatedPages product="zapra" />
    </>
  )
}

/** Static. */
function ZapraIntegrations() {
  const connectors = claimOn('/products/zapra', 'connectors')
  return (
    <SplitSection
      id="integrations-title"
      title="Integrations: CRM, shop and analytics"
      lead={`${connectors.shown} ${connectors.wording}. Most shops need three.`}
      action={
        <ContactButton heading="Name the systems Zapra should write to.">Speak to our team</ContactButton>
      }
    >
      <IntegrationTable caption="Integrations" does="In the chat" rows={integrations} />
    </SplitSection>
  )
}
