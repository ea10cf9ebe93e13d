import { site } from '../../common/brand/site.ts'
import { detailsOf, factsOf } from '../../common/lead/lead-fields.ts'
import { sourceFacts } from '../../common/lead/lead-source.ts'
import type { LeadClaim } from '../store/claim.ts'
import { readLeadEvent } from '../store/lead-events.ts'
import type { StoredLead } from '../store/lead.ts'
import { formatMoment } from '../time/moment.ts'
import { chatWords, fitChat } from './chat-text.ts'

/** What a webhook is told, for chat tools and for programs. The same on every attempt. */
export interface Telling {
  /** For chats that take a text. */
  chat: string
  /** Without a stranger's words, for a chat that rejects the other one. */
  brief?: string
  /** For chats that take a card. A stranger's words are only in `facts` and `words`, as written. */
  card: { title: string; facts: readonly { label: string; value: string }[]; words: string }
  /** For a program. */
  data: object
  /** Values for a web form; undefined for anything but a new lead. */
  lead?: StoredLead
  /** Its address at the sales desk, if there is one. */
  atDesk?: string | undefined
}

/** A new lead; `atDesk` is its address at the sales desk, if there is one. */
export function leadBody({ lead }: Pick<LeadClaim, 'lead'>, atDesk?: string): Telling {
  const { reference, receivedAt, name, phoneE164, company, message } = lead
  const others = factsOf(lead, 'name', 'company').map(({ value }) => value)
  const who = [name, company].filter(Boolean).join(', ')
  return {
    chat: fitChat(
      `${atDesk === undefined ? `New lead ${reference}: ` : `New lead ${reference}\nOpen at the desk: ${atDesk}\n`}${chatWords(`${who}\n${others.join(', ')}\n\n${message}`.trim())}`,
    ),
    brief: `New lead ${reference}. This chat did not take its words. ${atDesk === undefined ? `Read them with: npm run leads -- show ${reference}` : `Read them at the desk: ${atDesk}`}`,
    card: {
      title: `New lead ${reference}`,
      facts: [...factsOf(lead), ...sourceFacts(lead.source)],
      words: message,
    },
    data: {
      type: 'lead.created',
      timestamp: receivedAt.toISOString(),
      data: { reference, ...detailsOf(lead), phone_e164: phoneE164, ...lead.source },
    },
    lead,
    atDesk,
  }
}

/** An event described only in our own words. */
const inOurWords = (chat: string, data: object, atDesk?: string): Telling => ({
  chat,
  card: { title: chat, facts: [], words: '' },
  data,
  atDesk,
})

/** A later event of a lead. */
export function eventBody(
  { lead: { reference }, queuedAt, about }: Pick<LeadClaim, 'lead' | 'queuedAt' | 'about'>,
  atDesk?: string,
): Telling {
  const { event, detail } = readLeadEvent(about)
  const happened: Record<string, string> = {
    answered: detail === 'elsewhere' ? 'was answered elsewhere' : 'was answered',
    replied: 'has a reply',
    stage: `is ${detail}`,
  }
  return inOurWords(
    `Lead ${reference} ${happened[event] ?? event}.`,
    {
      type: `lead.${event}`,
      timestamp: queuedAt.toISOString(),
      data: { reference, ...(detail && { [event === 'stage' ? 'stage' : 'by']: detail }) },
    },
    atDesk,
  )
}

/** A lead was erased, so everybody with a copy must erase it too. */
export const erasedBody = (reference: string, erasedAt: Date): Telling =>
  inOurWords(`Lead ${reference} was erased: please erase what was copied of it.`, {
    type: 'lead.erased',
    timestamp: erasedAt.toISOString(),
    data: { reference },
  })

/** A lead could not be delivered elsewhere. */
export const alertBody = ({ lead: { reference }, queuedAt }: LeadClaim): Telling =>
  inOurWords(`${site.brand}: lead ${reference} is not delivered everywhere. ${whatToDo(reference)}`, {
    type: 'lead.delivery_failed',
    timestamp: queuedAt.toISOString(),
    data: { reference },
  })

/** No lead has arrived for a long time. */
export const quietBody = ({ lead: { reference, receivedAt }, queuedAt, timeZone }: LeadClaim): Telling =>
  inOurWords(`${site.brand}: no lead since ${reference}, ${formatMoment(receivedAt, timeZone)}.`, {
    type: 'lead.none_for_long',
    timestamp: queuedAt.toISOString(),
    data: { last_reference: reference, last_received_at: receivedAt.toISOString() },
  })

/** What an operator types to see why a lead does not arrive. */
export const whatToDo = (reference: string) => `See why with: npm run leads -- show ${reference}`
