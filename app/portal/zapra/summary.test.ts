import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAsItBegins } from '../../../content/portal/inbox-figures.ts'
import { conversations } from '../../../content/portal/conversations.ts'
import { inboxRows } from './inbox-rows.ts'
import { type InboxState, untouchedInbox } from './inbox-store.ts'
import type { Act } from './simulation/thread.ts'
import { isSettled, summaryOf } from './summary.ts'

const unlisted = openAsItBegins - openListed(untouchedInbox, 0)

function openListed(state: InboxState, seconds: number): number {
  return inboxRows(conversations, state, seconds).filter(({ thread }) => thread.holder !== 'closed').length
}

function afterActs(id: string, kinds: readonly Act['kind'][], from: number): InboxState {
  const acts = kinds.map((kind, place): Act => {
    const at = from + place * 9
    if (kind === 'write' || kind === 'template') return { kind, text: 'I will see to it today.', at }
    if (kind === 'move' || kind === 'ask-consent') return { kind, channel: 'Email', at }
    return { kind, at }
  })
  return { ...untouchedInbox, acts: { [id]: acts } }
}

test('the two figures of the rail say what the simulated inbox holds, at any moment and whatever was done', () => {
  const kinds = fc.array(fc.constantFrom<Act['kind']>('take', 'give-back', 'write', 'move', 'ask-consent'), {
    maxLength: 4,
  })
  const endings = fc.constantFrom<Act['kind'][]>([], ['close'], ['close', 'reopen'])
  const ids = fc.constantFrom(...conversations.filter(({ past }) => past.length > 0).map(({ id }) => id))
  fc.assert(
    fc.property(ids, kinds, endings, fc.integer({ min: 0, max: 300 }), (id, middle, ending, from) => {
      const begun: Act['kind'][] = id === 'z5' ? ['reopen'] : []
      const all = [...(middle.length > 0 || ending.length > 0 ? begun : []), ...middle, ...ending]
      const state = afterActs(id, all, from)
      for (const seconds of [0, 60, 120, 240, 400].filter((time) => time >= from + all.length * 9)) {
        const { open, waiting } = summaryOf(state, seconds)
        const rows = inboxRows(conversations, state, seconds)
        expect(waiting).toBe(rows.filter(({ thread }) => thread.holder === 'asks').length)
        expect(open).toBe(unlisted + openListed(state, seconds))
      }
    }),
    { numRuns: 200, seed: 11 },
  )
})

test('answering or closing settles a conversation; taking it over alone does not', () => {
  expect(isSettled(untouchedInbox, 'z1')).toBe(false)
  expect(isSettled(afterActs('z1', ['take'], 1), 'z1')).toBe(false)
  expect(isSettled(afterActs('z1', ['write'], 1), 'z1')).toBe(true)
  expect(isSettled(afterActs('z1', ['close'], 1), 'z1')).toBe(true)
})
