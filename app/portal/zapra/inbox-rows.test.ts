import { expect, test } from 'vitest'
import { conversations } from '../../../content/portal/conversations.ts'
import { inboxRows } from './inbox-rows.ts'
import { isInboxState, reduceInbox, untouchedInbox } from './inbox-store.ts'

const idsAt = (seconds: number) =>
  inboxRows(conversations, untouchedInbox, seconds).map(({ conversation }) => conversation.id)

test('who asks for a person stands first, then the newest, and what is closed last', () => {
  expect(idsAt(0)[0]).toBe('z1')
  expect(idsAt(0).at(-1)).toBe('z5')
  expect(idsAt(90).slice(0, 2)).toEqual(['z9', 'z1'])
})

test('conversations begin on the demo’s clock', () => {
  expect(idsAt(21)).not.toContain('z13')
  expect(idsAt(22)).toContain('z13')
})

test('messages that came since are unread until they have been on screen', () => {
  const unreadOf = (state = untouchedInbox) =>
    inboxRows(conversations, state, 80).find(({ conversation }) => conversation.id === 'z3')?.unread
  expect(unreadOf()).toBe(2)
  expect(unreadOf(reduceInbox(untouchedInbox, { kind: 'seen', conversation: 'z3', at: 12 }))).toBe(1)
})

test('sending a draft clears it; sending a suggestion leaves what was begun', () => {
  const drafted = reduceInbox(untouchedInbox, { kind: 'draft', conversation: 'z1', text: 'Dear Deepa ' })
  const write = (text: string) =>
    reduceInbox(drafted, { kind: 'act', conversation: 'z1', act: { kind: 'write', text, at: 3 } })
  expect(write('Dear Deepa').drafts).toEqual({ z1: '' })
  expect(write('Something else').drafts).toEqual({ z1: 'Dear Deepa ' })
})

test('a stored state that could not be simulated is refused', () => {
  const stored = (acts: unknown) => ({ ...untouchedInbox, acts }) as typeof untouchedInbox
  expect(isInboxState(stored({ z1: [{ kind: 'write', text: 'Hello', at: 3 }] }))).toBe(true)
  expect(isInboxState(stored({ z1: [{ kind: 'write', at: 3 }] }))).toBe(false)
  expect(isInboxState(stored({ z1: [{ kind: 'take', at: 'soon' }] }))).toBe(false)
  expect(isInboxState(stored({ z1: [{ kind: 'explode', at: 3 }] }))).toBe(false)
  expect(isInboxState(stored({ z1: 'nothing' }))).toBe(false)
})
