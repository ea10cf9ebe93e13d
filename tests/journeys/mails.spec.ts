import { expect, test } from '@playwright/test'
import { bySource } from '../../common/lead/lead-source.ts'
import { heldMessage } from '../../leads/leads/held-message.ts'
import { leadMessage } from '../../leads/leads/lead-message.ts'
import { confirmationMessage } from '../../leads/newsletter/confirmation-message.ts'
import { linkTokens } from '../../leads/newsletter/link-tokens.ts'
import { clockMessage } from '../../sales-desk/server/clock-message.ts'
import { replyMessage } from '../../sales-desk/server/reply-message.ts'
import type { Query } from '../../leads/store/database.ts'
import type { LeadClaim } from '../../leads/store/claim.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'

const at = new Date('2026-11-28T06:00:00Z')
const from = { name: 'Website', address: 'website@our.example' }
const origin = 'https://our.example'
const link = `https://kaveribank.example/${'a1b2c3d4e5'.repeat(24)}`
const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau'.repeat(3).slice(0, 160)
const lead = {
  ...sampleLead,
  reference: 'OR-251014-0001',
  uid: 'uid',
  receivedAt: at,
  dueAt: at,
  replyDueAt: null,
  name: 'محمد عبد الرحمن بن خالد آل سعود',
  email: `nandini@${'department-'.repeat(5)}x.kaveribank.example`,
  phone: '+91 98450 00127',
  phoneE164: null,
  company: word,
  message: `Please look at ${link}\n\n${word}\n-- \nמה שלומכם?`,
  consentVersion: '1',
  source: bySource(() => word.slice(0, 80)),
  spam: { score: 6, reasons: [word] },
}
const claim: LeadClaim = {
  kind: 'lead-mail',
  address: 'sales@our.example',
  outboxId: 1,
  token: '',
  attempts: 1,
  queuedAt: at,
  position: 1,
  about: 'answer',
  timeZone: 'Asia/Kolkata',
  lead,
}
/** Answers every query about the lead and its answers. */
const read = (async () => [
  { due_at: at.getTime(), uid: 'answer', writer: word, subject: 'Re', body: lead.message, extras: '{}' },
]) as Query

const mails = {
  team: () => leadMessage(claim, from),
  held: () =>
    heldMessage({ ...claim, kind: 'held-mail', held: { toldAt: at, count: 1, leads: [lead] } }, from),
  'lead is due': () => clockMessage({ ...claim, kind: 'due-mail' }, { from, origin }),
  answer: () =>
    replyMessage(read, { ...claim, kind: 'answer-mail' }, { website: from, team: 'team@our.example' }),
  newsletter: () =>
    confirmationMessage(
      {
        ...claim,
        kind: 'confirmation-mail',
        address: lead.email,
        subscriber: {
          uid: 'u'.repeat(22),
          email: lead.email,
          state: 'pending',
          askedAt: at,
          page: '',
          consentVersion: '1',
          confirmedAt: null,
          unsubscribedAt: null,
        },
      },
      from,
      { origin, tokens: linkTokens('a secret that only the tests know') },
    ),
}

test('no mail is wider than its screen, whatever it contains', async ({ page }) => {
  for (const [name, compose] of Object.entries(mails)) {
    const { html } = await compose()
    for (const width of [320, 600]) {
      await page.setViewportSize({ width, height: 700 })
      await page.setContent(typeof html === 'string' ? html : '')
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `the mail “${name}” at ${width} px`).toBe(width)
    }
  }
})
