import { expect, test } from 'vitest'
import { checkVisit } from './visit-bars.ts'

const missed = (...kilobytes: number[]) =>
  checkVisit(kilobytes.map((each, at) => ({ path: `/${at}`, bytes: each * 1000 }))).flatMap((bar) =>
    bar.missed.map(({ path }) => `${bar.name} ${path}`),
  )

test('a visit may have 150 kB at first, 35 on each further page and 260 in all, and not a byte more', () => {
  expect(missed(150, 35, 35, 35, 5)).toEqual([])
  expect(missed(150.001, 35)).toEqual(['The first page of a visit (kB) /0'])
  expect(missed(150, 1, 35.001)).toEqual(['Each further page (kB) /2'])
  expect(missed(150, 35, 35, 35, 5.001)).toEqual(['A whole visit (kB) 5 pages'])
})
