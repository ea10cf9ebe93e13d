import { expect, it } from 'vitest'
import { table } from './table.ts'

it('gives each row the fields named by the columns', () => {
  const marks = table<{ name: string; mark: number }>(
    ['name', 'mark'],
    [
      ['Meera', 88],
      ['Imran', 74],
    ],
  )
  expect(marks).toEqual([
    { name: 'Meera', mark: 88 },
    { name: 'Imran', mark: 74 },
  ])
})
