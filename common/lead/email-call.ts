import { leadFields, type LeadDetails, type LeadFieldName } from './lead-fields.ts'
import type { Lead } from './lead-schema.ts'
import { leadSubject } from './mail-subjects.ts'
import { fullPhoneNumber } from './phone-number.ts'

/** Path of the email call, the same at the provider's cloud and our own lead desk. */
export const emailCallPath = '/api/v1.0/email/send'

/** Version that the real client (@emailjs/browser) reports in `lib_version`. */
export const emailClientVersion = '4.4.1'

/** A field's key in the call: its own name, except for the provider's two names for the sender. */
export type LeadParam = 'from_name' | 'from_email' | Exclude<LeadFieldName, 'name' | 'email'>

/** The key of a field in the call. */
export const paramOf = (name: LeadFieldName): LeadParam =>
  name === 'name' || name === 'email' ? `from_${name}` : name

/** Keys of section 7 of the specification; nothing else is sent. */
export type TemplateParams = Record<LeadParam | 'to_email' | 'reply_to' | 'subject', string>

/** Body of the email call, as sent by the client. */
export interface EmailCall {
  lib_version: string
  user_id: string
  service_id: string
  template_id: string
  template_params: TemplateParams
}

/** The parameters of the email template for a message. */
export function templateParams(lead: LeadDetails, recipient: string): TemplateParams {
  const params = leadFields.map(({ name }) => [paramOf(name), lead[name]])
  return {
    to_email: recipient,
    ...(Object.fromEntries(params) as Record<LeadParam, string>),
    reply_to: lead.email,
    subject: leadSubject(lead.name),
  }
}

/** The same for a lead from the form. */
export function toTemplateParams(lead: Lead, recipient: string): TemplateParams {
  const name = `${lead.firstName} ${lead.lastName}`
  const phone = fullPhoneNumber(lead.countryCode, lead.phoneNumber)
  return templateParams({ ...lead, name, phone }, recipient)
}
