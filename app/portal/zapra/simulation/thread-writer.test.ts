import { expect, test } from 'vitest'
import type { Conversation } from '../../../../content/portal/conversation.ts'
import { conversations } from '../../../../content/portal/conversations.ts'
import { site } from '../../../../content/site.ts'
import type { Act } from './thread.ts'
import { suggestionFor } from './suggestion.ts'
import { threadAt } from './thread-writer.ts'
import { whatMayBeSent } from './what-may-be-sent.ts'

function find(id: string): Conversation {
  const found = conversations.find((conversation) => conversation.id === id)
  if (!found) throw new Error(`No conversation ${id}`)
  return found
}

/** The same acts whatever the order of keys: `write` at 1 second, then every 12. */
function writing(texts: readonly string[]): Act[] {
  return texts.map((text, place) => ({ kind: 'write', text, at: 1 + 12 * place }))
}

function said(id: string, acts: readonly Act[], seconds: number, from: string): string[] {
  return threadAt(find(id), acts, seconds)
    .messages.filter((message) => message.at > 0 && message.from === from)
    .map(({ line }) => line[0])
}

test('a customer reads, types and answers, and time alone decides what is on screen', () => {
  const acts = writing(['I will write to you at 4:35, whether or not the refund has come.'])
  const deepa = find('z1')
  expect(threadAt(deepa, acts, 1.5).typing).toBeUndefined()
  expect(threadAt(deepa, acts, 1.5).isAwaited).toBe(true)
  expect(threadAt(deepa, acts, 4.5).typing).toBe('customer')
  expect(said('z1', acts, 30, 'customer')).toEqual(['Thank you. I will wait till 4:35 then.'])
  expect(threadAt(deepa, acts, 30)).toEqual(threadAt(deepa, acts, 30))
})

test('messages that follow at once get one answer, to all of them', () => {
  const acts: Act[] = [
    { kind: 'write', text: 'Hello', at: 1 },
    { kind: 'write', text: 'What is the order number?', at: 2 },
  ]
  expect(said('z1', acts, 40, 'customer')).toEqual([
    'The order was on 3 October, 2,300 rupees, to a shoe shop online. The last four of the card are 6621.',
  ])
})

for (const { id, name } of conversations) {
  test(`${name} never says the same twice, and falls silent in the end`, () => {
    const texts = ['ok', 'Is there anything else?', 'asdfgh', 'Hello', 'What is the number?', 'ok']
    const acts = writing(Array.from({ length: 10 }, () => texts).flat())
    const answers = said(id, acts, 2000, 'customer')
    expect(new Set(answers).size).toBe(answers.length)
    expect(answers.length).toBeGreaterThan(8)
    expect(answers.length).toBeLessThan(texts.length * 10)
    const events = said(id, acts, 2000, 'event')
    expect(events.filter((text) => text.startsWith('Read.'))).toHaveLength(1)
  })
}

test('the assistant answers by itself until a person takes over, and goes on once it is handed the conversation back', () => {
  const pune = find('z3')
  expect(said('z3', [], 20, 'assistant')).toHaveLength(1)
  const taken: Act[] = [{ kind: 'take', at: 8 }]
  expect(threadAt(pune, taken, 300).holder).toBe('you')
  expect(said('z3', taken, 300, 'assistant')).toEqual([])
  const handedBack: Act[] = [...taken, { kind: 'give-back', at: 40 }]
  const later = threadAt(pune, handedBack, 90)
  expect(later.holder).toBe('assistant')
  expect(said('z3', handedBack, 90, 'assistant')).toEqual([
    `${site.brand} here again. I have read everything my colleague wrote, and I go on from there.`,
    'Then up to 42 lakh on a salary of 1.2 lakh. With a joint applicant, the full 45.',
  ])
})

test('a customer who asks for a person is answered by nobody until one comes', () => {
  expect(threadAt(find('z9'), [], 80).holder).toBe('assistant')
  expect(threadAt(find('z9'), [], 85).holder).toBe('asks')
  expect(said('z9', [], 1000, 'assistant')).toHaveLength(1)
})

test('a message follows the card-block call on WhatsApp at the second the call promises it', () => {
  expect(said('z2', [], 21, 'assistant')).toEqual([])
  expect(said('z2', [], 22, 'assistant')).toEqual(['आपका कार्ड 4471 ब्लॉक है। रेफ़रेंस KB207731'])
})

test('outside the 24 hours only a template may go out; the answer opens the window', () => {
  const imran = find('z11')
  expect(whatMayBeSent(threadAt(imran, [], 5), 5)).toBe('template')
  const acts: Act[] = [{ kind: 'template', text: 'Hello Imran, one paper is still missing.', at: 6 }]
  expect(whatMayBeSent(threadAt(imran, acts, 7), 7)).toBe('template')
  expect(whatMayBeSent(threadAt(imran, acts, 30), 30)).toBe('free')
})

test('a channel is changed with consent alone; asking for it decides', () => {
  const asked: Act[] = [{ kind: 'ask-consent', channel: 'SMS', at: 1 }]
  const consentOf = (seconds: number, acts: Act[]) =>
    threadAt(find('z1'), acts, seconds).reach.find(({ channel }) => channel === 'SMS')?.consent
  expect(consentOf(2, asked)).toBe('not asked')
  expect(consentOf(20, asked)).toBe('given')

  const moved = threadAt(find('z1'), [...asked, { kind: 'move', channel: 'SMS', at: 21 }], 22)
  expect(moved.channel).toBe('SMS')
  expect(moved.messages.at(-1)?.line[0]).toContain('You continued on SMS')
  expect(moved.messages[0]?.channel).toBe('WhatsApp')
})

test('whoever has said stop gets nothing on that channel, opened again or not', () => {
  const acts: Act[] = [{ kind: 'reopen', at: 3 }]
  expect(whatMayBeSent(threadAt(find('z5'), [], 2), 2)).toBe('closed')
  expect(whatMayBeSent(threadAt(find('z5'), acts, 4), 4)).toBe('no-consent')
  const moved: Act[] = [...acts, { kind: 'move', channel: 'Email', at: 5 }]
  expect(whatMayBeSent(threadAt(find('z5'), moved, 6), 6)).toBe('free')
})

test('closing ends what was on its way; opening again leaves it with you', () => {
  const acts: Act[] = [...writing(['ok']), { kind: 'close', at: 2 }]
  expect(said('z1', acts, 100, 'customer')).toEqual([])
  expect(threadAt(find('z1'), [...acts, { kind: 'reopen', at: 50 }], 60).holder).toBe('you')
})

test('the assistant suggests to whoever has to answer, first of all what the sample says, and never what was sent', () => {
  const deepa = find('z1')
  const first = suggestionFor(deepa, threadAt(deepa, [], 0))
  expect(first).toBe(deepa.suggestion)
  const acts = writing([first?.[0] ?? ''])
  expect(suggestionFor(deepa, threadAt(deepa, acts, 2))).toBeUndefined()
  const second = suggestionFor(deepa, threadAt(deepa, acts, 30))
  expect(second?.[0]).toBe('I am on it, and I will write here as soon as it has happened.')
  const later = [...acts, { kind: 'write', text: second?.[0] ?? '', at: 31 } satisfies Act]
  expect(suggestionFor(deepa, threadAt(deepa, later, 60))).not.toBe(second)
  expect(suggestionFor(find('z3'), threadAt(find('z3'), [], 10))).toBeUndefined()
})
