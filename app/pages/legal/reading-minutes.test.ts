import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('clauses are counted with all they contain, notes by themselves', () => {
  const section = {
    id: 'a',
    title: words(10),
    summary: words(440),
    clauses: [
      { heading: words(10), text: words(400), points: [words(100), words(100)] },
      { terms: [{ term: words(5), detail: words(15) }], closing: words(20) },
    ],
  }
  expect(readingMinutes([section])).toEqual({ clauses: 3, notes: 2 })
})

test('the shortest reading is one minute', () => {
  expect(readingMinutes([{ id: 'a', title: 'A', summary: 'B', clauses: [] }])).toEqual({
    clauses: 1,
    notes: 1,
  })
})
