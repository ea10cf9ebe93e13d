import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longestFolding } from './fold-quotes.ts'
import { mailFrom, openConversation, sampleMail } from '../testing/conversation.ts'

const mails = 2_000
const seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000)

/** Pseudo-random numbers from the seed (mulberry32). */
function drawn(from: number) {
  let state = from
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** One way of corrupting a mail. */
const breaks: ((mail: Buffer, draw: (below: number) => number) => Buffer)[] = [
  (mail, draw) => mail.subarray(0, draw(mail.length)),
  (mail, draw) => mail.subarray(draw(mail.length)),
  (mail, draw) => {
    const broken = Buffer.from(mail)
    for (let times = 0; times < 20; times++) broken[draw(mail.length)] = draw(256)
    return broken
  },
  (mail, draw) => {
    const at = draw(mail.length)
    const noise = Buffer.from(Array.from({ length: 200 }, () => draw(256)))
    return Buffer.concat([mail.subarray(0, at), noise, mail.subarray(at)])
  },
  (mail) =>
    Buffer.from(
      mail
        .toString('latin1')
        .replaceAll('\r\n', '\n')
        .replaceAll(/boundary=\S+/g, 'boundary='),
      'latin1',
    ),
  (mail, draw) => {
    const lines = mail.toString('latin1').split('\r\n')
    for (let times = 0; times < 5; times++)
      lines.splice(draw(lines.length), 1, lines[draw(lines.length)] ?? '')
    return Buffer.from(lines.join('\r\n'), 'latin1')
  },
  (mail) => Buffer.from(mail.toString('latin1').replace(/charset=[^\s;]+/gi, 'charset=utf-99')),
]

test(
  `of ${mails} broken mails each is stored or refused with its reason, and the lead can be read all the while (seed ${seed})`,
  { timeout: 240_000, tags: ['full'] },
  async () => {
    const { answered, take, look, store } = await openConversation('SQLite', { makesLeads: true })
    const { reference, answer } = await answered()
    const samples = readdirSync(new URL('samples', import.meta.url)).map((file) => file.replace('.eml', ''))
    const draw = drawn(seed)
    const ends = new Map<string, number>()
    for (let at = 0; at < mails; at++) {
      const whole = sampleMail(samples[draw(samples.length)] ?? '', { answer, reference })
      const broken = (breaks[draw(breaks.length)] ?? breaks[0])?.(whole, draw) ?? whole
      const taken = await take(broken)
      const end = taken === 'no mail' ? taken : 'why' in taken ? taken.why : taken.outcome
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    const of = (...names: string[]) => names.reduce((sum, name) => sum + (ends.get(name) ?? 0), 0)
    const [row] = await store.sql.read<{ number: number }>`SELECT count(*) AS number FROM lead_replies`
    expect(Number(row?.number)).toBe(of('reply', 'automatic', 'lead', 'answered-by-mail'))
    const lead = await look(reference)
    expect(lead.replies.length).toBeGreaterThan(100)
    // A broken mail is still text: it contains nothing that a database or a page would choke on.
    expect(JSON.stringify(lead)).not.toMatch(/\\u0000|\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])/)
    expect([...ends.keys()].toSorted()).toEqual(
      expect.arrayContaining(['known', 'lead', 'no mail', 'not-delivered', 'reply']),
    )
  },
)

test('a text made to keep the folding busy blocks nobody, and is shown in full', async () => {
  const { answered, take, look } = await openConversation('SQLite')
  const { reference, mailId } = await answered()
  const text = 'abc. x skrev y\n'.repeat(6_000)
  const began = performance.now()
  await take(mailFrom({ answers: mailId, text }))
  expect(performance.now() - began).toBeLessThan(longestFolding + 2_000)
  expect((await look(reference)).replies[0]?.parts).toEqual([{ text: text.trim(), quoted: false }])
})

test('text from outside is plain: no control characters, no reordered words, no endless lines', async () => {
  const { answered, take, look } = await openConversation('SQLite')
  const { reference, mailId } = await answered()
  const subject = `=?UTF-8?B?${Buffer.from('Hi \u0000\u202eevil\u0007 there').toString('base64')}?=`
  await take(
    mailFrom({ answers: mailId, subject, text: `One\u0000\u202e two\u0008\n${'x'.repeat(300_000)}` }),
  )
  const [reply] = (await look(reference)).replies
  const parts = reply?.parts ?? []
  expect(reply?.subject).toBe('Hi evil there')
  expect(parts[0]?.text.slice(0, 7)).toBe('One two')
  expect(parts.map(({ text }) => text).join('').length).toBeLessThan(101_000)
})
