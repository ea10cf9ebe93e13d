import { expect, test } from 'vitest'
import { weigh } from './page-weight.ts'

const transfers = [
  { resourceType: 'document', bytes: 20_000, start: 0 },
  { resourceType: 'font', bytes: 30_000, start: 50 },
  { resourceType: 'script', bytes: 60_000, start: 900 },
  { resourceType: 'script', bytes: 5_000, start: 950 },
  { resourceType: 'manifest', bytes: 300, start: 960 },
]

test('bytes add up by kind, and what has no kind of its own is other', () => {
  expect(weigh(transfers)).toEqual({
    bytes: { HTML: 20_000, CSS: 0, JavaScript: 65_000, fonts: 30_000, images: 0, other: 300 },
    total: 115_300,
    requests: 5,
  })
})

test('what is asked for after the end is left out', () => {
  expect(weigh(transfers, 500)).toMatchObject({ total: 50_000, requests: 2, bytes: { JavaScript: 0 } })
})
