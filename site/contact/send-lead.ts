import { site } from '../../common/brand/site.ts'
import { toTemplateParams } from '../../common/lead/email-call.ts'
import { leadSourceHeader } from '../../common/lead/lead-source.ts'
import type { Lead } from '../../common/lead/lead-schema.ts'
import { sendEmail } from './send-email.ts'
import { whereFrom } from './where-from.ts'

/**
 * Sends a lead through the email client. Resolves only if the answer's status is 200; any other status, a
 * network error, a missing id or no answer in time rejects. The visitor is not told which.
 */
export async function sendLead(lead: Lead): Promise<void> {
  const { templateId, recipient } = site.emailCall
  const from = { [leadSourceHeader]: whereFrom() }
  const status = await sendEmail(templateId, { ...toTemplateParams(lead, recipient) }, from)
  if (status !== 200) throw new Error(`The email call was answered with status ${status}`)
}
