import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import type { Destination, RecipientsOf } from '../store/delivery.ts'

/** Where leads go besides the team's mail: what the settings say of it. */
interface FurtherDestinations {
  acknowledge: boolean
  webhooks: readonly { name: string; tells: 'leads' | 'alerts'; events: readonly string[] }[]
  relay: { origin: string } | null
}

/** Who gets leads. */
export interface Recipients {
  recipients: readonly string[]
  destinations: FurtherDestinations
}

/** The same of a lead that did not come by our form: its person has written nothing here that we could thank for. */
export const destinationsElsewhere = (
  { recipients, destinations }: Recipients,
  details: LeadDetails,
): Destination[] => leadDestinations(details, recipients, { ...destinations, acknowledge: false })

/** Everything that is to be done with a lead, as the settings say: one outbox row each. */
export function leadDestinations(
  { email }: LeadDetails,
  recipients: readonly string[],
  { acknowledge, webhooks, relay }: FurtherDestinations,
): Destination[] {
  return [
    ...recipients.map((address) => ({ kind: 'lead-mail' as const, address })),
    ...(acknowledge ? [{ kind: 'thanks-mail' as const, address: email }] : []),
    ...webhooks
      .filter(({ tells, events }) => tells === 'leads' && events.includes('created'))
      .map(({ name }) => ({ kind: 'webhook' as const, address: name })),
    ...(relay ? [{ kind: 'relay' as const, address: new URL(relay.origin).hostname }] : []),
  ]
}

interface TeamSettings {
  /** Who gets leads, and what is told of held ones. */
  recipients: readonly string[]
  alerts: readonly Destination[]
  canaryRecipient: string | undefined
}

/** Who gets each mail to the team, by the settings with which the server runs. */
export function teamRecipients({ recipients, alerts, canaryRecipient }: TeamSettings): RecipientsOf {
  const alerted = alerts.filter(({ kind }) => kind === 'alert-mail').map(({ address }) => address)
  const canary = canaryRecipient === undefined ? [] : [canaryRecipient]
  return {
    'lead-mail': recipients,
    'held-mail': recipients,
    'alert-mail': alerted,
    'quiet-mail': alerted,
    'canary-mail': canary,
  }
}
