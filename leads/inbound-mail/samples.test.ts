import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openConversation, sampleMail } from '../testing/conversation.ts'
import { sampleLead } from '../testing/sample-lead.ts'

interface Expected {
  outcome: string
  /** What is shown immediately, and what opens. */
  fresh?: string
  quoted?: RegExp
  files?: string[]
  writer?: string
  why?: string
}

const reply = (fresh: string, quoted?: RegExp, more: Partial<Expected> = {}): Expected => ({
  outcome: 'reply',
  fresh,
  ...(quoted && { quoted }),
  ...more,
})
const earlier = /Shall we talk at five\?/

/** Results for mails as real programs write them. */
const expected: Record<string, Expected> = {
  '01-gmail': reply('Yes, five o’clock suits us.', earlier),
  '02-gmail-hindi': reply('जी हाँ, शाम पाँच बजे ठीक रहेगा।', /ने लिखा:\n> Dear Nandini/, {
    writer: 'नंदिनी राजगोपाल',
  }),
  '03-gmail-android': reply('Call me at 6 instead', earlier),
  '04-outlook-windows': reply('Dear Asha,\n\nFive works. Please send the agenda.\n\nNandini', earlier),
  '05-outlook-windows-1252': reply('Dear Asha,\nThe price of €50 is fine – go ahead.', earlier),
  '06-outlook-web-empty-text': reply('We would like a pilot in March.', /Dear Nandini/),
  '07-outlook-ios': reply('Send me the rates please.', earlier),
  '08-apple-mail': reply('Tuesday is better for us.', earlier),
  '09-iphone': reply('Ok, done 👍', earlier),
  '10-zoho': reply('Please share a proposal for 40,000 calls.\n\nThanks', earlier),
  '11-thunderbird-between-the-lines': reply('Tamil and Kannada first.\n\nAbout 40,000.', /Which languages/),
  '12-yahoo': reply('Is there a demo in Gujarati?', earlier),
  '13-eight-bit-latin-1': reply('Merci, à demain à cinq heures.'),
  '14-html-alone': reply('We need it by 1 March.'),
  '15-attachments': reply('The requirements are attached.', undefined, {
    files: ['आवश्यकता.pdf', 'page.html'],
  }),
  '16-inline-picture': reply('See the screen:', undefined, { files: ['image001.png'] }),
  '17-forwarded-inline': reply('My colleague Arun will take this up.'),
  '18-forwarded-as-attachment': reply('Please see the tender below.', undefined, { files: ['tender.eml'] }),
  '19-colleague': reply('I take over from Nandini.', undefined, { writer: 'Menon, Arun' }),
  '20-reference-in-subject': reply('Do you do Marathi?'),
  '21-new-mail-of-the-person': reply('Are you at the fair in Mumbai?'),
  '22-folded-references': reply('And please copy our IT.'),
  '23-gmail-vacation': { outcome: 'automatic', fresh: 'I am away until 2 February.' },
  '24-exchange-automatic-reply': { outcome: 'automatic', fresh: 'I am out of the office.' },
  '25-mailing-list': { outcome: 'not-taken', why: 'a mailing list' },
  '26-through-a-google-group': reply('This came by your group address.'),
  '27-bounce-postfix': {
    outcome: 'not-delivered',
    why: '550 5.1.1 <nandini.r@kaveribank.example>: Recipient address rejected: User unknown',
  },
  '28-bounce-exchange': { outcome: 'not-delivered', why: '552 5.2.2 mailbox full' },
  '29-delayed': { outcome: 'not-taken', why: 'a program' },
  '30-read-receipt': { outcome: 'not-taken', why: 'a program' },
  '31-bounce-qmail': { outcome: 'not-delivered', why: 'Hi. This is the qmail-send program' },
}

test('every sample has its expectations', () => {
  const samples = readdirSync(new URL('samples', import.meta.url)).map((file) => file.replace('.eml', ''))
  expect(samples.toSorted()).toEqual(Object.keys(expected))
})

const those = (...outcomes: string[]) =>
  Object.entries(expected).filter(([, { outcome }]) => outcomes.includes(outcome))
const noQuote = /(?!)/

async function taken(name: string) {
  const { answered, take, look } = await openConversation('SQLite')
  const { reference, answer } = await answered()
  const end = await take(sampleMail(name, { answer, reference }))
  return { end, reference, lead: await look(reference) }
}

test.each(those('reply', 'automatic'))('%s', async (name, { outcome, fresh, quoted, files = [], writer }) => {
  const { end, reference, lead } = await taken(name)
  expect(end).toEqual({ outcome, reference })
  expect(lead.repliedAt !== null).toBe(outcome === 'reply')
  const [kept] = lead.replies
  const said = (which: boolean) =>
    kept?.parts.flatMap((part) => (part.quoted === which ? [part.text] : [])).join('\n\n')
  expect(said(false)).toContain(fresh)
  expect(said(false)).not.toMatch(quoted ?? noQuote)
  expect(said(true)).toMatch(quoted ?? /^/)
  expect(kept?.attachments.map((file) => file.name)).toEqual(files)
  expect(kept?.writer).toBe(writer ?? sampleLead.name)
})

test.each(those('not-delivered'))('%s', async (name, { outcome, why }) => {
  const { end, reference, lead } = await taken(name)
  expect(end).toEqual({ outcome, reference })
  expect(lead.answers[0]?.delivery.bouncedAt).not.toBeNull()
  expect(lead.answers[0]?.delivery.lastError).toContain(why)
  expect(lead.repliedAt).toBeNull()
})

test.each(those('not-taken'))('%s', async (name, { outcome, why }) => {
  const { end, lead } = await taken(name)
  expect(end).toEqual({ outcome, why })
  expect(lead).toMatchObject({ replies: [], repliedAt: null })
})
