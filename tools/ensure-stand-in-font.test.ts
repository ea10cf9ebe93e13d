import { expect, test } from 'vitest'
import { includesStandInFont } from './ensure-stand-in-font.ts'

test('an Arial-compatible font is found among the families of a machine, under any of its names', () => {
  expect(includesStandInFont('DejaVu Sans\nLiberation Sans\n')).toBe(true)
  expect(includesStandInFont('Arimo,Arimo Medium\n')).toBe(true)
})

test('a font of other widths, or a narrow one, is not accepted as a stand-in', () => {
  expect(includesStandInFont('DejaVu Sans,DejaVu Sans Condensed\nLiberation Sans Narrow\n')).toBe(false)
  expect(includesStandInFont('')).toBe(false)
})
