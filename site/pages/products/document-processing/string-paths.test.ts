import { expect, test } from 'vitest'
import { stringPaths } from './string-paths.ts'

test('a string changes colour where it leaves the paper, and stays straight', () => {
  const paths = stringPaths([{ field: { x: 100, y: 40 }, row: { x: 500, y: 80 } }], 200)
  expect(String(paths.onPaper)).toBe('m100 40l100 10')
  expect(String(paths.offPaper)).toBe('m200 50l300 30')
  expect(String(paths.endsOnPaper)).toBe('m100 40h0')
  expect(String(paths.endsOffPaper)).toBe('m500 80h0')
})

test('a field at the edge has no segment on the paper', () => {
  const paths = stringPaths([{ field: { x: 210, y: 40 }, row: { x: 500, y: 80 } }], 200)
  expect(String(paths.onPaper)).toBe('m210 40')
  expect(String(paths.offPaper)).toBe('m210 40l290 40')
})
