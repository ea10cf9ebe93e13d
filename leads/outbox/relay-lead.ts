import { emailCallPath, emailClientVersion, templateParams } from '../../common/lead/email-call.ts'
import { postJson } from '../web/post-json.ts'
import type { LeadClaim } from '../store/claim.ts'

/** An account at the email provider to which leads are also sent. */
export interface RelaySettings {
  origin: string
  publicKey: string
  /** The provider requires it from programs other than browsers. */
  privateKey: string
  serviceId: string
  templateId: string
  /** Sent as `to_email`. */
  recipient: string
}

/** Makes the email call to the provider's cloud for one lead. Only status 200 counts as accepted. */
export async function relayLead(
  { lead }: LeadClaim,
  settings: RelaySettings,
  answerLimit: number,
): Promise<void> {
  const body = JSON.stringify({
    lib_version: emailClientVersion,
    user_id: settings.publicKey,
    accessToken: settings.privateKey,
    service_id: settings.serviceId,
    template_id: settings.templateId,
    template_params: templateParams(lead, settings.recipient),
  })
  const isTaken = (status: number) => status === 200
  await postJson(settings.origin + emailCallPath, { body, isTaken, answerLimit })
}
