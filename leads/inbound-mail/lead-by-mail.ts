import {
  detailsFrom,
  leadFields,
  type LeadDetails,
  type LeadFieldName,
} from '../../common/lead/lead-fields.ts'
import { sourceFrom } from '../../common/lead/lead-source.ts'
import { hash } from 'node:crypto'
import { spamScore } from '../leads/spam-score.ts'
import type { Query } from '../store/database.ts'
import type { Destination } from '../store/delivery.ts'
import { writeLead } from '../store/lead-writer.ts'
import { keepReply } from './keep-reply.ts'
import type { IncomingMail } from './incoming-mail.ts'
import { isMarkedAsSpam } from './mail-nature.ts'

export interface LeadsByMail {
  /** Everything to do with such a lead. No thank-you mail: two programs could thank each other endlessly. */
  destinationsOf: (details: LeadDetails) => Destination[]
  /** Leads with this spam score or more are held; 0 holds none. */
  holdScore: number
}

const markedAsSpam = 5

/** Makes a lead of a mail that belongs to none, and returns its reference. */
export async function leadByMail(
  query: Query,
  { destinationsOf, holdScore }: LeadsByMail,
  mail: IncomingMail,
  now: Date,
): Promise<string> {
  const details = detailsOf(mail)
  const { score, reasons } = spamScore(details, {
    earlierFromClient: 0,
    earlierWithMessage: 0,
    namesOrigin: true,
  })
  const marked = isMarkedAsSpam(mail)
  const total = score + (marked ? markedAsSpam : 0)
  const { reference } = await writeLead(query, {
    ...details,
    receivedAt: now,
    contentHash: hash('sha256', JSON.stringify([details, mail.messageId])),
    consentVersion: '',
    source: sourceFrom({ came_by: 'Email', agreed: 'Wrote to us by email; no notice was shown' }),
    spam: {
      score: total,
      reasons: [...reasons, ...(marked ? [`marked as spam by the mail server (${markedAsSpam})`] : [])],
      held: holdScore > 0 && total >= holdScore,
    },
    destinations: destinationsOf(details),
  })
  const [row] = await query`SELECT id FROM leads WHERE reference = ${reference}`
  await keepReply(query, { leadId: Number(row?.['id']), mail, kind: 'first', now })
  return reference
}

/** What the form would have asked, as far as a mail says it. */
function detailsOf({ from, subject, text }: IncomingMail): LeadDetails {
  const most = (name: LeadFieldName) => leadFields.find((field) => field.name === name)?.most ?? 0
  const [local = ''] = from.address.split('@')
  return detailsFrom({
    name: (from.name || local).slice(0, most('name')),
    email: from.address,
    message: [subject, text].filter(Boolean).join('\n\n').slice(0, most('message')),
  })
}
