import { expect, test } from 'vitest'
import { contentFaults } from './content-faults.ts'
import { report } from './fault.ts'

test('the content and the words of this project are in order', async () => {
  const { faults } = await contentFaults()
  expect(report(faults)).toBe('')
})

test('faults are reported by file, in the order of their lines', () => {
  const faults = [
    { file: 'content/b.ts', says: 'title is empty.' },
    { file: 'content/a.md', line: 12, column: 3, says: 'second.' },
    { file: 'content/a.md', line: 4, says: 'first.' },
  ]
  expect(report(faults)).toBe(
    'content/a.md\n  4       first.\n  12:3    second.\n\ncontent/b.ts\n  title is empty.',
  )
})
