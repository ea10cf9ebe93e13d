import { expect, test } from 'vitest'
import { installProblem } from './install-state.mjs'

const locked = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
  },
}
const react = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } }

test('an install without the optional packages of other platforms is complete', () => {
  expect(installProblem(locked, { packages: react })).toBeUndefined()
})

test('no record of an install, as after one that was cut off, asks for a new one', () => {
  expect(installProblem(locked, undefined)).toMatch(/did not finish/)
})

test('a package that the lock file has gained asks for a new install', () => {
  expect(installProblem(locked, { packages: {} })).toMatch(/react is not installed/)
})

test.each([
  ['version', { version: '19.3.0', integrity: 'sha512-a' }],
  ['content', { version: '19.3.1', integrity: 'sha512-other' }],
])('another %s than the lock file names asks for a new install', (_what, present) => {
  expect(installProblem(locked, { packages: { 'node_modules/react': present } })).toMatch(/differs/)
})
