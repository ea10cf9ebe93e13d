import { expect, test } from 'vitest'
import { nodeVersionProblem } from './check-node-version.mjs'

test.each(['20.0.0', '22.11.0', '24.21.0'])('Node %s will do', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined()
})

test('an older Node is named, with what to do', () => {
  expect(nodeVersionProblem('18.20.4')).toBe(
    'This project needs Node 20 or newer; this is Node 18.20.4. Install a newer one from nodejs.org.',
  )
})
