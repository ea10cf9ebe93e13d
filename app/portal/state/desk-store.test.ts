import { beforeEach, expect, test, vi } from 'vitest'
import { createDeskStore, resetDesks } from './desk-store.ts'
import { storageStandIn } from './storage-stand-in.fixture.ts'

interface Notes {
  notes: string[]
}

const open = (version = 1) =>
  createDeskStore<Notes, string>({
    desk: 'test',
    version,
    initial: { notes: [] },
    reduce: (state, note) => (note === '' ? state : { notes: [...state.notes, note] }),
    isState: ({ notes }) => notes.every((note) => typeof note === 'string'),
  })

beforeEach(() => {
  vi.stubGlobal('localStorage', storageStandIn())
  return () => vi.unstubAllGlobals()
})

test('what was done is there after a reload', () => {
  open().dispatch('one')
  const reloaded = open()
  reloaded.dispatch('two')
  expect(reloaded.read()).toEqual({ notes: ['one', 'two'] })
  expect(open().read()).toEqual({ notes: ['one', 'two'] })
})

test('an action that changes nothing stores nothing', () => {
  open().dispatch('')
  expect(Object.keys(localStorage)).toEqual([])
})

test.each([
  ['broken JSON', '{"notes":['],
  ['another kind', '"notes"'],
  ['null', 'null'],
  ['a missing field', '{}'],
  ['a field of another kind', '{"notes":{"0":"one"}}'],
  ['what the desk refuses', '{"notes":[1]}'],
])('%s in storage is as good as nothing', (_, text) => {
  localStorage.setItem('portal:test:v1', text)
  expect(open().read()).toEqual({ notes: [] })
})

test('a new version begins anew and leaves the old entry alone', () => {
  open(1).dispatch('one')
  expect(open(2).read()).toEqual({ notes: [] })
  expect(localStorage.getItem('portal:test:v1')).toContain('one')
})

test('resetting clears every desk of the portal, loaded or not, and nothing else', () => {
  localStorage.setItem('portal:elsewhere:v3', '{}')
  localStorage.setItem('currentUser', '{}')
  const store = open()
  store.dispatch('one')
  resetDesks()
  expect(store.read()).toEqual({ notes: [] })
  expect(Object.keys(localStorage)).toEqual(['currentUser'])
})

test('without storage the desk works on in memory', () => {
  vi.stubGlobal('localStorage', undefined)
  const store = open()
  store.dispatch('one')
  expect(store.read()).toEqual({ notes: ['one'] })
})
