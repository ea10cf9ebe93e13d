import { claimOn } from '../../../content/claims.ts'
import { integrations, stories } from '../../../content/products/zapra.ts'
import { claimedAndPossible } from '../../../sections/as-claimed.ts'
import { Blind } from '../../../sections/blind.tsx'
import { CanBeChecked } from '../../../sections/can-be-checked.tsx'
import { ClosingCall } from '../../../sections/closing-call.tsx'
import { IntegrationTable } from '../../../sections/integration-table.tsx'
import { RelatedPages } from '../../../sections/related-pages.tsx'
import { SampleName } from '../../../sections/sample-name.tsx'
import { Section } from '../../../sections/section.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import { ClaimedStat, StatsBand } from '../../../sections/stats-band.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { Channels } from './channels.tsx'
import { ChatFeatures } from './chat-features.tsx'
import { IndustryChats } from './industry-chats.tsx'
import styles from './zapra.module.css'
import { ZapraHero } from './zapra-hero.tsx'

export const meta = () =>
  pageMeta({
    title: 'Zapra: WhatsApp, email and chat, answered by AI',
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
        title="Send us your last hundred chats"
        lead="We answer them again, and you see which ones needed a person."
        button="Speak to our team"
      />
      <RelatedPages product="zapra" />
    </>
  )
}

function Stories() {
  return (
    <Section
      ground="light"
      className="goes-on"
      titleId="stories-title"
      title={stories.every(({ isSample }) => isSample) ? 'Success stories, as samples' : 'Success stories'}
      lead={stories.some(({ isSample }) => isSample) && 'Fictional companies and benefits.'}
    >
      {stories.map(({ isSample, company, about, story, benefits }) => (
        <article key={company} className={styles.story}>
          <div>
            <h3 className="heading-4">
              <SampleName isSample={isSample}>{company}</SampleName>
            </h3>
            <p className="small">{about}</p>
          </div>
          <p>{story}</p>
          <div>
            <h4 className="label">Benefits</h4>
            <ul className="small">
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </div>
        </article>
      ))}
      <CanBeChecked instead={stories} />
    </Section>
  )
}

const path = '/products/zapra'
const chats = claimOn(path, 'chatConversations')
const resolved = claimOn(path, 'queryResolution')
const cost = claimOn(path, 'costReduction')
const connectors = claimOn(path, 'connectors')

function Results() {
  return (
    <StatsBand id="results-title" title="Results" note={claimedAndPossible}>
      <ClaimedStat claim="chatConversations" on={path}>
        {chats.wording}
        <small className={styles.explained}>On all channels.</small>
      </ClaimedStat>
      <ClaimedStat claim="queryResolution" on={path} part="claimed" spoken>
        {resolved.wording}
        <small className={styles.explained}>Others reach your team.</small>
      </ClaimedStat>
      <ClaimedStat claim="costReduction" on={path} part="left">
        {cost.wording}
        <small className={styles.explained}>Versus people alone.</small>
      </ClaimedStat>
      <ClaimedStat claim="languages" on={path}>
        languages
        <small className={styles.explained}>Hindi and English may mix.</small>
      </ClaimedStat>
    </StatsBand>
  )
}

function ZapraIntegrations() {
  return (
    <SplitSection
      id="integrations-title"
      title="Integrations: CRM, shop and analytics"
      lead={`${connectors.shown} ${connectors.wording}`}
      button="Speak to our team"
      dialogHeading="Name the systems Zapra should write to."
    >
      <IntegrationTable caption="Integrations" does="In the chat" rows={integrations} />
    </SplitSection>
  )
}
