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
      title="Connects to what you run today"
      lead={`${connectors.shown} ${connectors.wording}, and a documented REST interface for the system only you have.`}
      action={
        <ContactButton heading="Speak to our team about your systems.">Speak to our Team</ContactButton>
      }
    >
      <IntegrationTable caption="Integration categories" does="In the call" rows={integrations} />
    </SplitSection>
  )
}
