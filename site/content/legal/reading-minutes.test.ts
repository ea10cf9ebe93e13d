import { expect, test } from 'vitest'
import type { LegalSection } from './legal-document.ts'
import { readingMinutes } from './reading-minutes.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('clauses are counted with all they contain, notes on their own', () => {
  const section: LegalSection = {
    id: 'a',
    title: words(10),
    summary: words(440),
    clauses: [
      {
        heading: words(10),
        parts: [
          { kind: 'text', html: `<a href="/offers">${words(400)}</a>` },
          { kind: 'points', points: [words(100), words(100)] },
        ],
      },
      {
        parts: [
          { kind: 'terms', terms: [{ term: words(5), html: words(15) }] },
          { kind: 'text', html: words(20) },
        ],
      },
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
