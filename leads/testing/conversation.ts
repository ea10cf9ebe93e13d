import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inboundMail } from '../inbound-mail/inbound-mail.ts'
import { readRawMail } from '../inbound-mail/incoming-mail.ts'
import { changeLead, lookAt, openDesk } from './desk-with-leads.ts'
import type { databases } from './stores.ts'

const own = { website: 'website@our.example', team: 'team@our.example', recipients: ['sales@our.example'] }

interface Written {
  from?: string
  to?: string
  subject?: string
  id?: string
  /** What it answers, without angle brackets. */
  answers?: string
  text?: string
  headers?: readonly string[]
}

let mails = 0

/** A mail as a program writes it. */
export function mailFrom({ from, to, subject, id, answers, text, headers = [] }: Written): string {
  mails += 1
  return [
    `From: ${from ?? 'Nandini Rajagopal <nandini.r@kaveribank.example>'}`,
    `To: ${to ?? 'team@our.example'}`,
    `Subject: ${subject ?? 'Re: Your message'}`,
    `Message-ID: <${id ?? `mail-${mails}@kaveribank.example`}>`,
    'Date: Mon, 26 Jan 2026 11:42:07 +0530',
    ...(answers === undefined ? [] : [`In-Reply-To: <${answers}>`]),
    ...headers,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text ?? 'Yes, at five.',
  ].join('\r\n')
}

/** One of the mails in leads/inbound-mail/samples, about this answer and lead. */
export function sampleMail(name: string, { answer = '', reference = '' } = {}): Buffer {
  const raw = readFileSync(new URL(`../inbound-mail/samples/${name}.eml`, import.meta.url), 'latin1')
  return Buffer.from(raw.replaceAll('{{answer}}', answer).replaceAll('{{reference}}', reference), 'latin1')
}

/** A desk with an owner, Asha, and the entry point for mails. */
export async function openConversation(
  database: (typeof databases)[number],
  { makesLeads = false, holdScore = 5 } = {},
) {
  const desk = await openDesk(database)
  const asha = await desk.signIn('asha@our.example', 'owner')
  const inbound = inboundMail({
    sql: desk.store.sql,
    own,
    leadsByMail: makesLeads
      ? { destinationsOf: () => [{ kind: 'lead-mail', address: 'sales@our.example' }], holdScore }
      : undefined,
    log: (_level, event, fields) => void desk.logged.push({ event, ...fields }),
    now: () => desk.clock.now,
    onTaken: () => undefined,
  })
  const take = (mail: string | Uint8Array) => inbound.take(() => readRawMail(Buffer.from(mail)))
  /** A lead that Asha has answered. `answer` is the mail's id before the @. */
  const answered = async (details: Parameters<typeof desk.accept>[0] = {}) => {
    const reference = await desk.accept(details)
    const answer: string = randomUUID()
    await changeLead(asha, reference, {
      what: 'answer',
      key: answer,
      subject: 'Your message',
      text: 'Shall we talk?',
    })
    await desk.store.sql.transaction(
      (
        query,
      ) => query`UPDATE outbox SET state = 'delivered', next_attempt_at = NULL, delivered_at = ${desk.clock.now}
        WHERE kind = 'answer-mail' AND about = ${answer}`,
    )
    return { reference, answer, mailId: `${answer}@our.example` }
  }
  return { ...desk, asha, inbound, take, answered, look: (reference: string) => lookAt(asha, reference) }
}
