import { expect, test } from 'vitest'
import { rebasedQuery } from './rebased-query.ts'

test('nothing has changed since: the link leads where it says', () => {
  expect(rebasedQuery('?band=poor', '?filter=all', '?filter=all')).toBe('?band=poor')
})

test('what a press just before chose is kept', () => {
  expect(rebasedQuery('?filter=people', '', '?band=poor')).toBe('?band=poor&filter=people')
  expect(rebasedQuery('?filter=people&sheet=KB1', '?sheet=KB1', '?sheet=KB2')).toBe(
    '?sheet=KB2&filter=people',
  )
})

test('what a link takes away goes, and of two that choose the same the later one holds', () => {
  expect(rebasedQuery('?', '?band=poor', '?band=poor&filter=people')).toBe('?filter=people')
  expect(rebasedQuery('?band=good', '', '?band=poor')).toBe('?band=good')
})
