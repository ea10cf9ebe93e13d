import { site } from '../../content/site.ts'
import { emailClientVersion, type EmailCall, type TemplateParams } from '../../lead/email-call.ts'
import { sampleLead } from './sample-lead.ts'

/** The call of a sample visitor, with what the test wants different. */
export function sampleCall(params: Partial<TemplateParams> = {}): EmailCall {
  const { name, email, phone, company } = sampleLead
  const { publicKey, serviceId, templateId, recipient } = site.emailCall
  return {
    lib_version: emailClientVersion,
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: {
      to_email: recipient,
      from_name: name,
      from_email: email,
      reply_to: email,
      phone,
      company,
      message: '40,000 calls a month.\nEvenings are the problem.',
      subject: `New Lead Form Submission from ${name}`,
      ...params,
    },
  }
}
