import type { SendMailOptions } from 'nodemailer'
import { site } from '../../common/brand/site.ts'
import { thanksSubject } from '../../common/lead/mail-subjects.ts'
import { promisedTime } from '../../sales-desk/wire/hours.ts'
import {
  buttonPart,
  headingPart,
  labelledRows,
  leadMail,
  paragraphPart,
  wordsPart,
} from '../mail/mail-layout.ts'
import type { MailAddress } from '../mail/mail-sender.ts'
import type { LeadClaim } from '../store/claim.ts'
import { formatMoment } from '../time/moment.ts'

const heading = 'We have your message.'
const nextHeading = 'What happens next'
const nextSteps = (isWithinADay: boolean) => [
  {
    label: isWithinADay ? 'Within 24 hours' : 'By then',
    value: 'We ask for your call reasons and volumes.',
  },
  { label: 'First week', value: 'We build the assistant on your scripts and connect one system.' },
  { label: 'In two weeks', value: 'It takes live calls on the line you choose, while you listen.' },
]
const nextWidth = Math.max(...nextSteps(true).map(({ label }) => label.length)) + 3
const helpful =
  'What helps us answer well: how many calls or messages reach you in a month, in which languages, and what most of them are about.'
const footer = `You get this because your address was typed into the contact form on ${new URL(site.origin).hostname}. If that was not you, tell ${site.email.privacy} the reference, and we delete the entry. We keep your details for 12 months after our last exchange. To see, correct or delete them, write to the same address.`

/**
 * The mail that acknowledges a visitor's message. Nobody has checked that the address is theirs, so it must not
 * carry anybody's words to a stranger: it contains nothing typed at the form, not even a name.
 */
export function thanksMessage(claim: LeadClaim, from: MailAddress): SendMailOptions {
  const { reference, receivedAt, dueAt, uid } = claim.lead
  const due = formatMoment(dueAt, claim.timeZone)
  // If only business hours count, that may be later.
  const isWithinADay = dueAt.getTime() - receivedAt.getTime() <= promisedTime
  const within = isWithinADay ? 'within 24 hours: by' : 'by'
  const thanks = `Thank you for writing to ${site.brand}. A person on our sales team will get back to you ${within} `
  const more = 'To add something, reply to this email. If it is urgent, call '
  const { display: phone, href } = site.phone
  return leadMail(claim, {
    from,
    replyTo: { name: site.company, address: site.email.sales },
    subject: thanksSubject,
    id: `${uid}.thanks`,
    preview: `A person will answer by ${due}. Your reference is ${reference}.`,
    parts: [
      headingPart(heading),
      paragraphPart('Good day,'),
      wordsPart(thanks, { bold: due }, ', in English unless you tell us otherwise.'),
      wordsPart(more, { link: phone, href }, ' and give the reference ', { bold: reference }, '.'),
      site.booking !== null && buttonPart('Choose a time to talk', site.booking),
      wordsPart(helpful),
      labelledRows(nextHeading, nextSteps(isWithinADay), nextWidth),
    ],
    footer,
  })
}
