import { claimOn } from '../../../../content/claims.ts'
import { integrations } from '../../../../content/products/zapra.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { IntegrationTable } from '../../../sections/integration-table.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'

/** Static. */
export function ZapraIntegrations() {
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
