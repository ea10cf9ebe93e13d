import { expect, test } from 'vitest'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'

const all = new Set<Encoding>(['identity', 'br', 'gzip'])

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, gzip;q=0.2', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['x-gzip', 'gzip'],
  ['br;q=nonsense, gzip;q=0.1', 'gzip'],
  ['zstd', 'identity'],
])('%j gives %s', (header, encoding) => {
  expect(chooseEncoding(header, all)).toBe(encoding)
})

test('chooses only from what is available', () => {
  expect(chooseEncoding('br, gzip;q=0.5', new Set<Encoding>(['identity', 'gzip']))).toBe('gzip')
})
