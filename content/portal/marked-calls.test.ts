import { describe, expect, test } from 'vitest'
import { qualityChecks } from './quality-checks.ts'
import { writtenCalls } from './written-calls.ts'
import { writtenSheets } from './written-sheets.ts'

test('the points of the score sheet add up to 100', () => {
  expect(qualityChecks.reduce((sum, { points }) => sum + points, 0)).toBe(100)
})

test('every sheet written by hand has its words', () => {
  expect(new Set(writtenCalls.map(({ sheetId }) => sheetId))).toEqual(
    new Set(writtenSheets.map(({ id }) => id)),
  )
})

describe.each(writtenSheets)('$id', (sheet) => {
  const call = writtenCalls.find(({ sheetId }) => sheetId === sheet.id)

  test('says why for the checks that were missed, and for no others', () => {
    const explained = qualityChecks.filter(({ id }) => call?.evidence[id].because !== undefined)
    expect(explained.map(({ id }) => id)).toEqual(sheet.missed)
  })

  test('rests each quotation on a line that is spoken at that second', () => {
    const quoted = Object.values(call?.evidence ?? {}).filter(({ shows }) => shows.startsWith('“'))
    const unspoken = quoted.filter(
      ({ at = -1 }) => !call?.lines.some(({ from, to }) => from <= at && at <= to),
    )
    expect(unspoken).toEqual([])
  })

  test('keeps its lines in order and within its length', () => {
    const lines = call?.lines ?? []
    expect(lines.map(({ from }) => from)).toEqual(lines.map(({ from }) => from).toSorted((a, b) => a - b))
    expect(Math.max(...lines.map(({ to }) => to))).toBeLessThanOrEqual(sheet.seconds)
  })
})
