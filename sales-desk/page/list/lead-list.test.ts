import { expect, test } from 'vitest'
import type { LeadRow } from '../../wire/leads.ts'
import { firstShown, withNews, withOlder, withRow } from './lead-list.ts'

const row = (reference: string, more: Partial<LeadRow> = {}): LeadRow => ({
  reference,
  name: 'A visitor',
  company: 'A company',
  firstWords: 'Hello',
  receivedAt: `2026-01-26T06:0${reference}:00.000Z`,
  dueAt: null,
  repliedAt: null,
  answeredAt: null,
  stage: 'new',
  assigneeId: null,
  mail: 'none',
  followUp: null,
  reminder: null,
  labels: [],
  version: 1,
  ...more,
})
const shown = (list: { rows: readonly LeadRow[] }) => list.rows.map(({ reference }) => reference)

test('new leads wait, and change nothing of what is being read', () => {
  const list = withNews(firstShown({ rows: [row('3'), row('2')], cursor: null }), {
    rows: [row('5'), row('4'), row('3', { stage: 'open' }), row('2')],
    cursor: null,
  })
  expect(shown(list)).toEqual(['3', '2'])
  expect(list.rows[0]?.stage).toBe('open')
  expect(list.waiting.map(({ reference }) => reference)).toEqual(['5', '4'])
  expect(list.gone.size).toBe(0)
})

test('a row that has left the list stays in its place, marked; one beyond the page is not judged', () => {
  const list = withNews(firstShown({ rows: [row('4'), row('3'), row('2'), row('1')], cursor: null }), {
    rows: [row('4'), row('2')],
    cursor: 'more',
  })
  expect(shown(list)).toEqual(['4', '3', '2', '1'])
  expect([...list.gone]).toEqual(['3'])
})

test('an empty list shows the first arrival immediately', () => {
  expect(shown(withNews(firstShown({ rows: [], cursor: null }), { rows: [row('1')], cursor: null }))).toEqual(
    ['1'],
  )
})

test('older rows follow below, without duplicates', () => {
  const list = withOlder(firstShown({ rows: [row('3'), row('2')], cursor: 'x' }), {
    rows: [row('2'), row('1')],
    cursor: null,
  })
  expect(shown(list)).toEqual(['3', '2', '1'])
  expect(list.cursor).toBeNull()
})

test('the member’s own change shows in its row', () => {
  const list = withRow(firstShown({ rows: [row('2'), row('1')], cursor: null }), row('1', { stage: 'won' }))
  expect(list.rows.map(({ stage }) => stage)).toEqual(['new', 'won'])
})
