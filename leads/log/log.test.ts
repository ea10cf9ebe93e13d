import { expect, test } from 'vitest'
import { unexpected } from './log.ts'

test('an unexpected error is logged with the first file and line of ours, and without its message', () => {
  const thrown = (act: () => unknown) => {
    try {
      return act()
    } catch (error) {
      return error
    }
  }
  const ofOurs = thrown(() => {
    throw new RangeError('Nandini\n    at server/nandini.ts:1:1')
  })
  expect(unexpected(ofOurs)).toEqual({ code: 'RangeError', at: 'leads/log/log.test.ts:13' })
  // Node's own frames come first.
  const ofNodes = thrown(() => new URL('nandini'))
  expect(unexpected(ofNodes)).toEqual({ code: 'ERR_INVALID_URL', at: 'leads/log/log.test.ts:17' })
})

test('a package’s frames are not ours', () => {
  const error = new Error('Nandini')
  const root = new URL('../../', import.meta.url).href
  error.stack = `Error: Nandini
    at parse (${root}node_modules/pg/lib/client.js:12:3)
    at node:internal/process:1:1
    at async answer (${root}leads/app.ts:34:5)`
  expect(unexpected(error)).toEqual({ code: 'Error', at: 'leads/app.ts:34' })
})

test('an error without our code in it, or a non-error, has no position', () => {
  const error = new Error('Nandini')
  error.stack = 'Error: Nandini\n    at node:internal/process:1:1'
  expect(unexpected(error)).toEqual({ code: 'Error', at: undefined })
  expect(unexpected('Nandini')).toEqual({ code: 'string', at: undefined })
})
