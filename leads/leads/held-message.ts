import type { SendMailOptions } from 'nodemailer'
import { site } from '../../common/brand/site.ts'
import { composeMail, headingPart, labelledRows, paragraphPart } from '../mail/mail-layout.ts'
import type { MailAddress } from '../mail/mail-sender.ts'
import { apart } from '../mail/mail-text.ts'
import type { HeldClaim } from '../store/claim.ts'
import { formatMoment } from '../time/moment.ts'
import { sampleReference } from '../store/lead-reference.ts'

const what =
  'Held leads are answered like any other and reach nobody until you let them go. A real enquiry may be among them, so look at each.'
const labelWidth = sampleReference.length + 3

/** The daily mail that tells the team which leads are held as suspected spam, and how to release one. */
export function heldMessage(
  { lead, held, address, queuedAt, outboxId, timeZone }: HeldClaim,
  from: MailAddress,
): SendMailOptions {
  const { count, leads } = held
  const subject =
    count === 1 ? '1 lead is held as suspected spam' : `${count} leads are held as suspected spam`
  const rows = leads.map(({ reference, name, company, receivedAt, spam }) => ({
    label: reference,
    value: `${apart(name)}, ${apart(company)}; ${formatMoment(receivedAt, timeZone)}; ${spam.reasons.join(', ')}`,
  }))
  const example = lead.reference
  return composeMail({
    from,
    to: address,
    subject,
    id: `${lead.uid}.held.${outboxId}`,
    date: queuedAt,
    preview: what,
    parts: [
      headingPart(subject),
      paragraphPart(what),
      labelledRows('Held', rows, labelWidth),
      count > leads.length && paragraphPart(`And ${count - leads.length} more.`),
      labelledRows('What to do', [
        { label: 'All of them', value: 'npm run leads -- list --state held' },
        { label: 'Look at one', value: `npm run leads -- show ${example}` },
        { label: 'Let it go', value: `npm run leads -- release ${example}` },
      ]),
    ],
    footer: `Sent once a day by the lead desk of ${new URL(site.origin).hostname}, when something new is held.`,
  })
}
