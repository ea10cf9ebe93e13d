import { personas } from '../../../content/products/personas.ts'
import { inWords, inWordsAtStart } from '../../../../common/content/in-words.ts'
import { claimOn } from '../../../content/claims.ts'
import { features, integrations } from '../../../content/products/virtual-assistant.ts'
import { claimedAndPossible } from '../../../sections/as-claimed.ts'
import { IntegrationTable } from '../../../sections/integration-table.tsx'
import { PointGrid } from '../../../sections/point-grid.tsx'
import { ProductPage } from '../../../sections/product-page.tsx'
import { Section } from '../../../sections/section.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import { ClaimedStat, StatsBand } from '../../../sections/stats-band.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { Film } from './film.tsx'
import { PersonaCalls } from './persona-calls.tsx'

export const meta = () =>
  pageMeta({
    title: 'Virtual Assistant: calls answered on the first ring',
    description: `A voice assistant that answers your own numbers, verifies the caller, does the work in your systems and says what it did. Read ${inWords(personas.length)} sample calls.`,
    path: '/products/virtual-assistant',
  })

export default function VirtualAssistant() {
  return (
    <ProductPage
      product="virtual-assistant"
      drawing={<Film />}
      closing={{
        title: 'Let it take one of your calls',
        lead: 'Give us one call reason. In two weeks the assistant answers it on your own line.',
        button: 'Speak to our Team',
        dialogHeading: 'Give it one of your calls.',
      }}
    >
      <PersonaCalls />
      <ListeningFeatures />
      <FloorBenefits />
      <Connections />
    </ProductPage>
  )
}

/** Six features of the assistant in a call. */
function ListeningFeatures() {
  return (
    <Section
      ground="light"
      titleId="features-title"
      ruled
      title="Features"
      lead={`${inWordsAtStart(features.length)} things it does in the first twenty seconds of a call.`}
    >
      <PointGrid points={features} />
    </Section>
  )
}

const path = '/products/virtual-assistant'

/** Four benefits, in the figures claimed for them. */
function FloorBenefits() {
  return (
    <StatsBand id="benefits-title" title="Benefits" note={claimedAndPossible}>
      <ClaimedStat claim="queryResolution" on={path} part="claimed" spoken />
      <ClaimedStat claim="costReduction" on={path} part="left" />
      <ClaimedStat claim="languages" on={path}>
        languages on the same line, with no menu
      </ClaimedStat>
      <ClaimedStat claim="callsPerMonth" on={path} />
    </StatsBand>
  )
}

const connectors = claimOn('/products/virtual-assistant', 'connectors')

/** What it connects to, by kind of system. */
function Connections() {
  return (
    <SplitSection
      id="connections-title"
      title="Integrations: what it connects to"
      lead={`${connectors.shown} ${connectors.wording}, and a REST interface for systems of your own.`}
      button="Speak to our Team"
      dialogHeading="Speak to our team about your systems."
    >
      <IntegrationTable caption="Integration categories" does="In the call" rows={integrations} />
    </SplitSection>
  )
}
