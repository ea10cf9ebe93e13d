import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import type { Destination, RecipientsOf } from '../store/delivery.ts'

/** Where leads go besides the team's mail, according to the settings. */
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

/** The same for a lead not from our form: its person wrote nothing here that we could thank for. */
export const destinationsElsewhere = (
  { recipients, destinations }: Recipients,
  details: LeadDetails,
): Destination[] => leadDestinations(details, recipients, { ...destinations, acknowledge: false })

/** Everything to do with a lead, according to the settings: one outbox row each. */
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
  /** Recipients of leads and of the digest of held ones. */
  recipients: readonly string[]
  alerts: readonly Destination[]
  canaryRecipient: string | undefined
}

/** Recipients of each mail to the team, by the running server's settings. */
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
