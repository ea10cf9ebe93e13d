import { escapeHtml } from '../../../../common/markdown/escape-html.ts'
import { site } from '../../../../common/brand/site.ts'
import { sourceFrom } from '../../../../common/lead/lead-source.ts'
import { sampleLead } from '../../../../leads/testing/sample-lead.ts'
import { linkTokens } from '../../../../leads/newsletter/link-tokens.ts'
import { createDeliver } from '../../../../leads/outbox/deliver.ts'
import { deskMails } from '../../../../sales-desk/server/desk-mails.ts'
import { signInLinks } from '../../../../sales-desk/server/sign-in-link.ts'
import type { Claim } from '../../../../leads/store/claim.ts'
import type { DestinationKind } from '../../../../leads/store/delivery.ts'
import type { StoredLead } from '../../../../leads/store/lead.ts'
import type { StoreSql } from '../../../../leads/store/open-store.ts'

type MailKind = Extract<DestinationKind, `${string}-mail`>

/** Every kind of mail, with what its reader knows it by. */
const kinds: Record<MailKind, string> = {
  'lead-mail': 'to the team: a lead',
  'thanks-mail': 'to the visitor: thanks',
  'answer-mail': 'to the visitor: an answer of the sales desk',
  'copy-mail': 'to others in copy: an answer of the sales desk',
  'held-mail': 'to the team: suspected spam is held',
  'reply-mail': 'to who has the lead: the person wrote back',
  'bounce-mail': 'to who has the lead: an answer came back',
  'assigned-mail': 'to a member: a lead is theirs now',
  'due-mail': 'to who has the lead: due soon',
  'overdue-mail': 'to who has the lead: overdue',
  'daily-mail': 'to the team: each morning',
  'invite-mail': 'to a new member: the invitation',
  'sign-in-mail': 'to a member: the way in',
  'confirmation-mail': 'to a reader: the newsletter',
  'alert-mail': 'to the operator: a delivery failed',
  'quiet-mail': 'to the operator: no lead has come',
  'canary-mail': 'to the test mailbox: the daily test lead',
}

const at = new Date('2026-11-27T06:12:00Z')
const from = { name: `${site.company} website`, address: 'website@our.example' }
const origin = 'https://our.example'
const secret = 'a secret that only the workbench knows'
const uid = '0123456789abcdef01234567'
const lead: StoredLead = {
  ...sampleLead,
  source: sourceFrom({ utm_source: 'letter', utm_medium: 'email', utm_campaign: 'monsoon' }),
  reference: 'OR-261127-0001',
  uid,
  receivedAt: at,
  dueAt: new Date('2026-11-28T06:12:00Z'),
  phoneE164: '+919845000127',
  replyDueAt: null,
  message:
    'We place about 40,000 reminder calls a month. Evenings are the problem.\n\nCan it speak कन्नड़ too?',
  consentVersion: '2',
  spam: { score: 6, reasons: ['links in the message'] },
}
/** What a mail may read of the store. */
const stored = {
  id: 1,
  at: at.getTime(),
  last_error: '550 5.1.1 No such mailbox',
  reference: lead.reference,
  due_at: lead.dueAt.getTime(),
  uid,
  writer: 'Asha Rao',
  name: 'Asha Rao',
  subject: 'Re: EMI reminders',
  extras: '{}',
  follow_up: '2026-11-27',
  body: 'Good day Nandini,\n\nthank you for writing. How many calls reach you in a month?',
  open: 3,
  overdue: 1,
  own: 1,
  free: 2,
}
const reply = [{ text: 'About 12,000 a month. Tomorrow after 3 pm suits me.', quoted: false }]
const read = async ({ raw }: TemplateStringsArray) =>
  raw.join('').includes('FROM lead_replies') ? [{ ...stored, body: JSON.stringify(reply) }] : [stored]
const sql = { dialect: 'sqlite', read } as unknown as StoreSql

const claimOf = (kind: MailKind) =>
  ({
    kind,
    address: 'asha@our.example',
    outboxId: 1,
    token: '',
    attempts: 1,
    queuedAt: at,
    position: 1,
    about: /^(?:reply|bounce)-mail$/.test(kind) ? String(stored.id) : uid,
    timeZone: 'Asia/Kolkata',
    lead,
    held: { toldAt: at, count: 1, leads: [lead] },
    member: { uid, name: 'Asha Rao', role: 'owner' },
    subscriber: { uid: 'u'.repeat(22), email: 'reader@our.example', state: 'pending' },
  }) as unknown as Claim

interface Mail {
  subject: string
  html: string
  text: string
}

/** The mail as it would leave, its pictures and links aside. */
async function compose(kind: MailKind): Promise<Mail> {
  let composed: Mail | undefined
  const deliver = createDeliver({
    sender: {
      leaves: 'kept',
      send: async ({ subject = '', html, text }) => {
        composed = {
          subject,
          html: typeof html === 'string' ? html : '',
          text: typeof text === 'string' ? text : '',
        }
      },
    },
    from,
    tokens: linkTokens(secret),
    origin: () => origin,
    salesDesk: deskMails({
      sql,
      links: signInLinks(secret),
      from,
      answersFrom: from.address,
      origin: () => origin,
    }),
  })
  await deliver(claimOf(kind))
  if (!composed) throw new Error(`${kind} made no mail`)
  return composed
}

/**
 * A page with every mail on sample data: light as it is sent, dark as programs show it that turn the colours of a light
 * mail around, and as text.
 */
export async function mailsPage(): Promise<string> {
  const sections = Object.entries(kinds).map(async ([kind, reader]) => {
    const { subject, html, text } = await compose(kind as MailKind)
    const frame = (look: string) =>
      `<iframe title="${look}" class="${look}" srcdoc="${escapeHtml(html)}"></iframe>`
    return `<section><h2>${escapeHtml(subject)}</h2><p>${kind}, ${reader}</p>
<div>${frame('light')}${frame('dark')}<pre>${escapeHtml(text)}</pre></div></section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mails</title><meta name="robots" content="noindex">
<style>
body { margin: 24px; font: 16px/1.5 sans-serif; }
section { margin-bottom: 48px; border-top: 1px solid; }
div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 375px), 1fr)); gap: 16px; align-items: start; }
iframe { width: 100%; height: 760px; border: 1px solid #888; }
.dark { filter: invert(1) hue-rotate(180deg); }
pre { max-height: 760px; margin: 0; overflow: auto; font-size: 13px; white-space: pre-wrap; }
</style></head><body><h1>Every mail, with sample data</h1>
${(await Promise.all(sections)).join('\n')}
</body></html>`
}
