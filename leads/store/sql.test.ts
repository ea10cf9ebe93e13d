import { expect, test } from 'vitest'
import { changed, joined, newRow, placed, sql } from './sql.ts'

const injection = `'; DROP TABLE leads; --`

test('values stay out of the text, whatever they contain', () => {
  const named = sql`name = ${injection}`
  const statement = sql`SELECT * FROM leads WHERE ${named} AND due_at < ${new Date(7)} AND id IN (${joined([1, 2])})`
  expect(placed(statement)).toEqual({
    text: 'SELECT * FROM leads WHERE name = $1 AND due_at < $2 AND id IN ($3, $4)',
    values: [injection, 7, 1, 2],
  })
})

test('a row is written once, as columns with their values', () => {
  expect(
    placed(sql`INSERT INTO leads ${newRow({ name: injection, phone: null, id: sql`1 + ${2}` })}`),
  ).toEqual({
    text: 'INSERT INTO leads (name, phone, id) VALUES ($1, $2, 1 + $3)',
    values: [injection, null, 2],
  })
  expect(placed(sql`UPDATE leads SET ${changed({ name: 'Asha', version: 2 })}`)).toEqual({
    text: 'UPDATE leads SET name = $1, version = $2',
    values: ['Asha', 2],
  })
})
