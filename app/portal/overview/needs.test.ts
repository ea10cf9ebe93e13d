import { expect, test } from 'vitest'
import { adminNeeds, userNeeds } from '../../../content/portal/needs.ts'
import { writtenCalls } from '../../../content/portal/written-calls.ts'
import { writtenSheets } from '../../../content/portal/written-sheets.ts'
import { demoTimeLabel } from '../state/demo-clock.ts'

const needs = [...adminNeeds, ...userNeeds]
const arose = (need: string) => demoTimeLabel(needs.find(({ id }) => id === need)?.since ?? NaN)
const sheet = (wanted: string) => writtenSheets.find(({ id }) => id === wanted)

test('what waits at QAMS arose when its sheet says so', () => {
  const imran = writtenCalls.find(({ sheetId }) => sheetId === 'KB207744')
  expect(arose('KB207744')).toBe(imran?.earlier?.at(-1)?.at)
  expect(arose('KB207745')).toBe(sheet('KB207745')?.secondLook?.askedAt)
  expect(arose('KB207709')).toBe(sheet('KB207709')?.time)
})
