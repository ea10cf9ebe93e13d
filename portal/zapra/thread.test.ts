import { expect, test } from 'vitest'
import { conversations } from '../content/conversations.ts'
import type { ThreadAct } from '../state/done.ts'
import { inboxFigures, isSheetSettled } from '../state/summary.ts'
import { sheets } from '../content/sheets.ts'
import { inboxRows } from './inbox-rows.ts'
import { suggestionNow, threadAt } from './thread.ts'

function open(id: string, acts: readonly ThreadAct[], seconds: number) {
  const conversation = conversations.find((each) => each.id === id)
  if (!conversation) throw new Error(`No conversation ${id}`)
  const thread = threadAt(conversation, acts, seconds)
  const last = thread.messages.at(-1)
  return {
    ...thread,
    last: last && `${last.from}: ${last.line[1] ?? last.line[0]}`,
    suggestion: suggestionNow(conversation, thread)?.[0],
  }
}

const write = (at: number, text: string): ThreadAct => ({ kind: 'write', at, text })
const first = conversations[0]?.suggestion?.[0] ?? ''

test('a message arrives, the assistant thinks and answers', () => {
  expect(open('z3', [], 5).last).toContain('assistant: 8.55% today')
  expect(open('z3', [], 8)).toMatchObject({ typing: 'assistant' })
  expect(open('z3', [], 20).last).toContain('assistant: The rate stays the same.')
  expect(open('z9', [], 90)).toMatchObject({ holder: 'asks' })
})

test('the suggestion has an answer, then something else is suggested', () => {
  expect(open('z1', [], 0)).toMatchObject({ holder: 'asks', suggestion: first })
  expect(open('z1', [write(1, first)], 3)).toMatchObject({
    holder: 'you',
    suggestion: undefined,
    isAwaited: true,
  })
  const answered = open('z1', [write(1, first)], 12)
  expect(answered.last).toBe('customer: Thank you. I will wait till 4:35 then.')
  expect(answered.suggestion).toBe('I am on it, and I will write here as soon as it has happened.')
})

test.each([
  ['What is the order number?', 'customer: The order was on 3 October'],
  ['Send me your PIN', 'customer: You are asking for my code?'],
  ['The refund is on its way', 'customer: Thank you. I will wait till 4:35 then.'],
  ['Sorry about that', 'customer: It is all right.'],
  ['Good by two', 'event: In this demo Deepa answers what was recorded'],
  ['asdf', 'event: In this demo Deepa answers what was recorded'],
])('“%s” is answered with “%s”', (text, answer) => {
  expect(open('z1', [write(1, text)], 15).last).toContain(answer)
})

test('nothing is said twice', () => {
  const twice = open('z1', [write(1, 'Sorry'), write(20, 'Sorry')], 40)
  expect(twice.last).toContain('event: In this demo')
})

test('handed back, the assistant continues; closed, nothing does', () => {
  const acts: ThreadAct[] = [
    { kind: 'take', at: 1 },
    { kind: 'give-back', at: 5 },
  ]
  expect(open('z1', acts, 14).last).toContain('here again')
  expect(open('z1', acts, 60).last).toContain('assistant:')
  expect(open('z3', [{ kind: 'close', at: 1 }], 300)).toMatchObject({
    holder: 'closed',
    messages: { length: 3 },
  })
})

test('those who wait come first, unseen messages count, and the rail agrees', () => {
  const done = { threads: {}, seen: {}, calls: {}, sheets: [], drafts: {}, grants: [] }
  const rows = inboxRows(conversations, done, 100)
  expect(rows.slice(0, 2).map(({ conversation }) => conversation.id)).toEqual(['z9', 'z1'])
  expect(rows.at(-1)?.thread.holder).toBe('closed')
  expect(rows.find(({ conversation }) => conversation.id === 'z9')?.unread).toBe(2)
  expect(inboxFigures(done, 100)).toEqual({ open: 147, waiting: 2 })
  expect(inboxFigures({ ...done, threads: { z1: [{ kind: 'close', at: 1 }] } }, 100)).toEqual({
    open: 146,
    waiting: 1,
  })
})

test('a sheet is settled by what it waits for', () => {
  const dispute = sheets[0]
  if (!dispute) throw new Error('No sheets')
  const act = { by: 'A', at: 1, sheetIds: [dispute.id], reason: 'Heard' } as const
  const overruled = { ...act, did: 'overrule', check: 'reference', mark: 'pass' } as const
  expect(isSheetSettled({ sheets: [] }, dispute)).toBe(false)
  expect(isSheetSettled({ sheets: [{ ...act, did: 'keep' }] }, dispute)).toBe(true)
  expect(isSheetSettled({ sheets: [overruled] }, dispute)).toBe(true)
  expect(isSheetSettled({ sheets: [overruled, { ...act, did: 'undo', check: 'reference' }] }, dispute)).toBe(
    false,
  )
})

test('a conversation moves to another channel of the customer; without consent, nothing is suggested', () => {
  const move: ThreadAct = { kind: 'move', at: 2, channel: 'Email' }
  expect(open('z1', [move], 3)).toMatchObject({
    channel: 'Email',
    holder: 'you',
    last: 'event: You continued on email, deepa.k@mail.example. Consent: 12 June 2023, in the app. Earlier messages stay in this thread.',
  })
  expect(open('z5', [{ kind: 'reopen', at: 1 }], 3).suggestion).toBeUndefined()
  expect(open('z5', [{ kind: 'reopen', at: 1 }, move], 3).suggestion).toBeDefined()
})
