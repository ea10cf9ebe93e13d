import { expect, test } from 'vitest'
import { sheets } from '../content/sheets.ts'
import { givenFigures, marksOf, morningFigures, scoreOf } from './figures.ts'

const [dispute] = sheets
const act = { by: 'A', at: 1, sheetIds: ['KB207745'], reason: 'Heard' } as const

test('a score is the points earned out of those that apply', () => {
  if (!dispute) throw new Error('No sheets')
  expect(scoreOf(marksOf([], dispute))).toEqual({ earned: 74, base: 100, score: 74 })
  const marks = { ...marksOf([], dispute), reference: 'not-applicable' as const }
  expect(scoreOf(marks)).toEqual({ earned: 74, base: 92, score: 80 })
})

test('an overruled mark changes the sheet, its agent, the team and the bands; undoing it restores everything', () => {
  const overrule = { ...act, did: 'overrule', check: 'reference', mark: 'pass' } as const
  const after = morningFigures([overrule])
  expect(after.scored[0]).toMatchObject({ score: 82, was: 74, band: 'good' })
  expect(after.averages['farida-s']).toBeGreaterThan(givenFigures.averages['farida-s'])
  expect(after.team).toBeGreaterThan(givenFigures.team)
  expect(after.bands.good).toBe(givenFigures.bands.good + 1)
  expect(morningFigures([overrule, { ...act, did: 'undo', check: 'reference' }])).toEqual(givenFigures)
})
