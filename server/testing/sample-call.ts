import { site } from '../../content/site.ts'
import { emailClientVersion } from '../../lead/email-call.ts'
import type { EmailCall, TemplateParams } from '../../lead/email-call.ts'

/** The call of a sample visitor, with what the test wants different. */
export function sampleCall(params: Partial<TemplateParams> = {}): EmailCall {
  const { publicKey, serviceId, templateId, recipient } = site.emailCall
  return {
    lib_version: emailClientVersion,
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: {
      to_email: recipient,
      from_name: 'Nandini Rajagopal',
      from_email: 'nandini.r@kaveribank.example',
      reply_to: 'nandini.r@kaveribank.example',
      phone: '+91 98450 00127',
      company: 'Kaveri Bank',
      message: '40,000 calls a month.\nEvenings are the problem.',
      subject: 'New Lead Form Submission from Nandini Rajagopal',
      ...params,
    },
  }
}
