import { expect, test } from 'vitest'
import { writtenSheets } from '../../../content/portal/written-sheets.ts'
import { callWordsOf } from './everyday-call.ts'
import { everydaySheets } from './everyday-sheets.ts'
import { givenFigures } from './morning-figures.ts'
import { northSheets } from './north-sheets.ts'
import { isToReview, nothingDone } from './qams-acts.ts'

test('412 calls were marked: 9 below 60, 96 from 60 to 79, 307 from 80 up', () => {
  expect(northSheets()).toHaveLength(412)
  expect(givenFigures().bands).toEqual({ poor: 9, watch: 96, good: 307 })
})

test('each has a case number of its own, and the morning is the same each time', () => {
  expect(new Set(northSheets().map(({ id }) => id)).size).toBe(412)
  expect(everydaySheets([])).toEqual(everydaySheets([]))
})

test('Nikhil has two calls below 60, the only ones of his that were verified on one factor', () => {
  const poor = givenFigures().scored.filter(
    ({ sheet, band }) => sheet.agent === 'nikhil-p' && band === 'poor',
  )
  const oneFactor = northSheets().filter(
    ({ agent, missed }) => agent === 'nikhil-p' && missed.includes('two-factors'),
  )
  expect(poor.map(({ sheet }) => sheet.id)).toEqual(['KB207738', 'KB207709'])
  expect(oneFactor.map(({ id }) => id)).toEqual(['KB207738', 'KB207709'])
})

test('only calls written by hand wait for someone', () => {
  const written = new Set(writtenSheets.map(({ id }) => id))
  const waiting = northSheets().filter((sheet) => isToReview(nothingDone, sheet))
  expect(waiting.filter(({ id }) => !written.has(id))).toEqual([])
})

test('every call can be read: its misses are explained, and each second lies within it', () => {
  for (const sheet of northSheets()) {
    const { evidence, lines } = callWordsOf(sheet)
    const explained = Object.entries(evidence).filter(([, { because }]) => because !== undefined)
    expect({ [sheet.id]: explained.map(([check]) => check).toSorted() }).toEqual({
      [sheet.id]: sheet.missed.toSorted(),
    })
    for (const { at = 0 } of Object.values(evidence)) expect(at).toBeLessThan(sheet.seconds)
    expect(lines.every(({ text }) => text.length > 0)).toBe(true)
    expect(JSON.stringify(evidence)).not.toContain('undefined')
  }
})
