import { site } from '../../common/brand/site.ts'
import {
  emailClientVersion,
  templateParams,
  type EmailCall,
  type TemplateParams,
} from '../../common/lead/email-call.ts'
import { sampleLead } from './sample-lead.ts'

const lead = { ...sampleLead, message: '40,000 calls a month.\nEvenings are the problem.' }

/** The call of a sample visitor, with the test's changes. */
export function sampleCall(params: Partial<TemplateParams> = {}): EmailCall {
  const { publicKey, serviceId, templateId, recipient } = site.emailCall
  return {
    lib_version: emailClientVersion,
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: { ...templateParams(lead, recipient), ...params },
  }
}
