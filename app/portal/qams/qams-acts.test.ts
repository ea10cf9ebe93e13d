import { expect, test } from 'vitest'
import {
  type Act,
  isQamsState,
  isSettledIn,
  isToReview,
  marksNow,
  nothingDone,
  reduceQams,
} from './qams-acts.ts'
import { givenFigures, morningFigures } from './morning-figures.ts'
import { findSheet, northSheets } from './north-sheets.ts'

const stamp = { by: 'System Administrator', at: 30 }
const overrule: Act = {
  ...stamp,
  did: 'overrule',
  sheetId: 'KB207745',
  check: 'reference',
  mark: 'pass',
  reason: 'Read aloud at 4:52',
}
const after = (...acts: Act[]) => acts.reduce(reduceQams, nothingDone)
const sheet = (id: string) => {
  const found = findSheet(id)
  if (!found) throw new Error(`No sheet ${id}`)
  return found
}

test('an overruled mark moves score, band, counts, the agent’s average and the team’s', () => {
  const now = morningFigures(after(overrule))
  expect(now.scored.find((entry) => entry.sheet.id === 'KB207745')).toMatchObject({
    score: 82,
    was: 74,
    band: 'good',
  })
  expect(now.bands).toEqual({ good: 308, watch: 95, poor: 9 })
  expect(now.averages['farida-s']).toBeGreaterThan(givenFigures().averages['farida-s'])
  expect(now.averages['imran-k']).toBe(givenFigures().averages['imran-k'])
})

test('undoing gives back exactly the figures of before, and both acts stay on record', () => {
  const state = after(overrule, { ...stamp, did: 'undo', sheetId: 'KB207745', check: 'reference' })
  expect(morningFigures(state)).toEqual(givenFigures())
  expect(state.acts.map(({ did }) => did)).toEqual(['overrule', 'undo'])
})

test('a mark without a reason, and undoing what nobody overruled, are not recorded', () => {
  expect(after({ ...overrule, reason: '  ' })).toBe(nothingDone)
  expect(after({ ...stamp, did: 'undo', sheetId: 'KB207745', check: 'reference' })).toBe(nothingDone)
})

test('overruling one sheet leaves the marks of the others alone', () => {
  expect(marksNow(after(overrule), sheet('KB207731')).reference).toBe('miss')
})

test('a second look is settled by an answer to the check that was asked about', () => {
  const asked = sheet('KB207745')
  expect(isSettledIn(after({ ...overrule, check: 'restates' }), asked)).toBe(false)
  expect(isSettledIn(after(overrule), asked)).toBe(true)
  const kept: Act = { ...stamp, did: 'keep', sheetId: 'KB207745', reason: 'Nothing is heard at 4:52' }
  expect(isSettledIn(after(kept), asked)).toBe(true)
})

test('one note settles every sheet it is about', () => {
  const state = after({
    ...stamp,
    did: 'note',
    sheetIds: ['KB207738', 'KB207709'],
    words: 'Two factors, each time.',
  })
  expect(
    northSheets()
      .filter((each) => isToReview(state, each))
      .map(({ id }) => id),
  ).toEqual(['KB207745'])
})

test('an answer that is unread waits to be read, and is no review', () => {
  expect(isSettledIn(nothingDone, sheet('KB207744'))).toBe(false)
  expect(isToReview(nothingDone, sheet('KB207744'))).toBe(false)
  expect(isSettledIn(after({ ...stamp, did: 'read', sheetId: 'KB207744' }), sheet('KB207744'))).toBe(true)
})

test.each([
  ['a check that does not exist', { ...overrule, check: 'shoe-size' }],
  ['a mark that does not exist', { ...overrule, mark: 'toString' }],
  ['no time', { ...overrule, at: null }],
  ['no reason', { ...overrule, reason: undefined }],
  ['an unknown act', { ...stamp, did: 'fired', sheetId: 'KB207745' }],
  ['a note about nothing', { ...stamp, did: 'note', words: 'Well done', sheetIds: 'KB207745' }],
])('a stored record with %s is not taken over', (_, act) => {
  expect(isQamsState({ acts: [act as Act] })).toBe(false)
})

test('a record as it is written is taken over', () => {
  expect(
    isQamsState(after(overrule, { ...stamp, did: 'note', sheetIds: ['KB207738'], words: 'Well done.' })),
  ).toBe(true)
})
