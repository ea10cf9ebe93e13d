import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { leadNotice } from './lead-notice.ts'

test('the notice has the version it was given: a new text needs a new version', () => {
  const { version, text } = leadNotice
  const known = { '1': '5dcc4b4f2bac190e', '2': '553b199bc024e9f3' }
  expect(known).toHaveProperty(version, createHash('sha256').update(text).digest('hex').slice(0, 16))
})
