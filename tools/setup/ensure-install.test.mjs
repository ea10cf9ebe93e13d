import { expect, test } from 'vitest'
import { holds } from './ensure-install.mjs'

const locked = {
  '': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
}

test('an install without the optional packages of other platforms is complete', () => {
  expect(holds(locked, { 'node_modules/react': locked['node_modules/react'] })).toBe(true)
})

test.each([
  ['no record of an install, as after one that was cut off,', undefined],
  ['a package that the lock file has gained', {}],
  ['another version', { 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } }],
  ['other content', { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-c' } }],
])('%s requires a new install', (_what, installed) => {
  expect(holds(locked, installed)).toBe(false)
})
