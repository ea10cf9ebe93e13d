import { site } from '../../../../content/site.ts'
import { pageMeta } from '../../../seo/page-meta.ts'
import { Blind } from '../../../sections/blind.tsx'
import { ClosingCall } from '../../../sections/closing-call.tsx'
import { RelatedPages } from '../../../sections/related-pages.tsx'
import { Prerendered } from '../../../ui/prerendered.tsx'
import { Channels } from './channels.tsx'
import { ChatFeatures } from './chat-features.tsx'
import { IndustryChats } from './industry-chats.tsx'
import { Results } from './results.tsx'
import { Stories } from './stories.tsx'
import { ZapraHero } from './zapra-hero.tsx'
import { ZapraIntegrations } from './zapra-integrations.tsx'

export const meta = () =>
  pageMeta({
    title: `Zapra: WhatsApp, Instagram, Messenger, web chat, SMS | ${site.company}`,
    description:
      'Zapra answers your customers on WhatsApp, Instagram, Messenger, web chat and SMS, remembers what was said on the phone, and takes payment in the thread.',
    path: '/products/zapra',
  })

export default function Zapra() {
  return (
    <>
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <>
            <ZapraHero />
            <Blind />
          </>
        )}
      </Prerendered>
      <Channels />
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <>
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
              lead="We answer them again, and you see which ones needed a person. Live in two weeks."
              button="Speak to our team"
              dialogHeading="Send us your last hundred chats."
            />
            <RelatedPages product="zapra" />
          </>
        )}
      </Prerendered>
    </>
  )
}
