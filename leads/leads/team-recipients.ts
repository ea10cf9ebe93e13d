import type { Destination, DestinationKind, RecipientsOf } from '../store/delivery.ts'

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
  const team: Partial<Record<DestinationKind, readonly string[]>> = {
    'lead-mail': recipients,
    'held-mail': recipients,
    'alert-mail': alerted,
    'quiet-mail': alerted,
    'canary-mail': canary,
  }
  return (kind) => team[kind]
}
