import type { Lead } from './lead-schema.ts'

/** Path of the email call, the same at the provider's cloud and at our own lead desk. */
export const emailCallPath = '/api/v1.0/email/send'

/** Version the real client (@emailjs/browser) reports in `lib_version`. */
export const emailClientVersion = '4.4.1'

/** Keys and values of section 7 of the specification; nothing else is sent. */
export interface TemplateParams {
  to_email: string
  from_name: string
  from_email: string
  reply_to: string
  phone: string
  company: string
  message: string
  subject: string
}

/** Body of the email call, as the client puts it on the wire. */
export interface EmailCall {
  lib_version: string
  user_id: string
  service_id: string
  template_id: string
  template_params: TemplateParams
}

/** Turns a checked lead into the parameters of the email template. */
export function toTemplateParams(lead: Lead, recipient: string): TemplateParams {
  const name = `${lead.firstName} ${lead.lastName}`
  return {
    to_email: recipient,
    from_name: name,
    from_email: lead.email,
    reply_to: lead.email,
    phone: `${lead.countryCode} ${lead.phoneNumber}`,
    company: lead.company,
    message: lead.message,
    subject: `New Lead Form Submission from ${name}`,
  }
}
