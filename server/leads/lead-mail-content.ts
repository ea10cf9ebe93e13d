import { site } from '../../content/site.ts'
import type { LabelledValue } from '../mail/mail-text.ts'
import type { StoredLead } from '../store/lead-store.ts'
import { formatIst, replyDue } from './ist-time.ts'

/** Longer than any mail program shows. */
const previewLength = 200

/** What the lead mail says, in order, before it is set as text or HTML. */
export interface LeadMailContent {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preview: string
  heading: string
  message: string
  replyButton: { label: string; href: string }
  details: LabelledValue[]
  timesHeading: string
  times: LabelledValue[]
  footer: string
}

export function leadMailContent(lead: StoredLead): LeadMailContent {
  const { name, email, phone, company, message, reference, receivedAt } = lead
  const replySubject = `Your message to ${site.brand}, ${reference}`
  const mailto = `mailto:${encodeURIComponent(email).replace('%40', '@')}`
  return {
    subject: `New Lead Form Submission from ${name}`,
    preview: `${company}. ${message}`.replace(/\s+/g, ' ').slice(0, previewLength),
    heading: `${name}, ${company}`,
    message,
    replyButton: {
      label: `Reply to ${name.split(' ')[0]}`,
      href: `${mailto}?subject=${encodeURIComponent(replySubject)}`,
    },
    details: [
      { label: 'Name', value: name },
      { label: 'E-mail', value: email, href: mailto },
      { label: 'Phone', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
      { label: 'Company', value: company },
      { label: 'Reference', value: reference },
    ],
    timesHeading: 'When it came',
    times: [
      { label: 'Sent', value: formatIst(receivedAt) },
      { label: 'Reply due', value: formatIst(replyDue(receivedAt)) },
    ],
    footer: `Sent by the contact form on ${new URL(site.origin).hostname}. Use these details only to answer, and delete them 12 months after the last exchange.`,
  }
}
