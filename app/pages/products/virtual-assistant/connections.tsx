import { claimOn } from '../../../../content/claims.ts'
import { integrations } from '../../../../content/products/virtual-assistant.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { IntegrationTable } from '../../../sections/integration-table.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'

const connectors = claimOn('/products/virtual-assistant', 'connectors')

/** What it connects to, by kind of system. Static. */
export function Connections() {
  return (
    <SplitSection
      id="connections-title"
      title="Integrations: what it connects to"
      lead={`${connectors.shown} ${connectors.wording}, and a REST interface for systems of your own.`}
      action={
        <ContactButton heading="Speak to our team about your systems.">Speak to our Team</ContactButton>
      }
    >
      <IntegrationTable caption="Integration categories" does="In the call" rows={integrations} />
    </SplitSection>
  )
}
