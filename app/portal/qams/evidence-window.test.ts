import { expect, test } from 'vitest'
import { linesOf } from '../../../content/portal/call-words-forms.ts'
import { evidenceWindow } from './evidence-window.ts'

const lines = linesOf(`
  0 4 colleague: Namaste, Kaveri Bank.
  6 16 caller: I want to close my loan.
  40 44 colleague: Just give me your number.
  45 50 caller: It ends in three six one.
`)

test('the line at the second stands between its neighbours, and is heard from four seconds before', () => {
  const { from, to, at, lines: near } = evidenceWindow(lines, 40)
  expect(near.map(({ text }) => text)).toEqual(lines.slice(1).map(({ text }) => text))
  expect(at?.text).toBe('Just give me your number.')
  expect([from, to]).toEqual([36, 50])
})

test('a second between two lines belongs to the one before it', () => {
  expect(evidenceWindow(lines, 30).at?.text).toBe('I want to close my loan.')
})

test('the first line is heard from the start of the call', () => {
  expect(evidenceWindow(lines, 0)).toMatchObject({ from: 0, to: 16 })
})
