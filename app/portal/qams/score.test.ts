import { expect, test } from 'vitest'
import { writtenSheets } from '../../../content/portal/written-sheets.ts'
import { qualityBand } from '../../figures/quality-band.ts'
import { givenMarks, scoreOf } from './score.ts'

const sheetOf = (id: string) => {
  const sheet = writtenSheets.find((candidate) => candidate.id === id)
  if (!sheet) throw new Error(`No sheet ${id}`)
  return sheet
}

test('the written calls have the scores that the demo tells of', () => {
  const scores = writtenSheets.map((sheet) => [sheet.id, scoreOf(givenMarks(sheet)).score])
  expect(scores).toEqual([
    ['KB207745', 74],
    ['KB207738', 55],
    ['KB207709', 53],
    ['KB207731', 92],
    ['KB207744', 96],
    ['KB207729', 82],
    ['KB207722', 80],
    ['KB207715', 100],
  ])
})

test('a miss that becomes a pass earns its points', () => {
  const marks = { ...givenMarks(sheetOf('KB207745')), reference: 'pass' } as const
  expect(scoreOf(marks)).toEqual({ earned: 82, base: 100, score: 82 })
})

test('not applicable takes the points out of the base, and the rest is out of 100 again', () => {
  const marks = { ...givenMarks(sheetOf('KB207745')), reference: 'not-applicable' } as const
  expect(scoreOf(marks)).toEqual({ earned: 74, base: 92, score: 80 })
  expect(qualityBand(scoreOf(marks).score)).toBe('good')
})

test('a pass that does not apply is lost from both sides', () => {
  const marks = { ...givenMarks(sheetOf('KB207738')), 'right-action': 'not-applicable' } as const
  expect(scoreOf(marks)).toEqual({ earned: 40, base: 85, score: 47 })
})

test('a sheet on which nothing applies has lost nothing', () => {
  const marks = Object.fromEntries(
    Object.keys(givenMarks(sheetOf('KB207715'))).map((id) => [id, 'not-applicable']),
  ) as ReturnType<typeof givenMarks>
  expect(scoreOf(marks)).toEqual({ earned: 0, base: 0, score: 100 })
})
