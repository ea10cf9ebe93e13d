import { expect, it } from 'vitest'
import { caveatsOf } from './caveats.ts'

const page = (path: string, ...blocks: string[]) => ({
  path,
  name: 'a page',
  sections: [{ anchor: 'a', heading: 'A', blocks }],
})

it('gives a figure with the line that marks it as a sample', () => {
  const bank = page('/bank', 'Waits fell to 9 seconds.', 'Sample data. The bank is fictional.')
  expect(caveatsOf('Waits fell to 9 seconds.', bank, 'a')).toBe('Sample data. The bank is fictional.')
  expect(caveatsOf('Callers wait less.', bank, 'a')).toBe('')
  expect(caveatsOf('Waits fell to 9 seconds.', bank, 'b')).toBe('')
})

it('gives a statement about people with the line that says they are invented', () => {
  const people = page('/people', 'Owns the pause.', 'Sample people, each drawn as the name sounds.')
  expect(caveatsOf('Owns the pause.', people, 'a')).toContain('Sample people')
})

it('gives a rule with the day on which it was read, and later changes', () => {
  const law = page(
    '/blog/law',
    'Rules as of 1 July 2025.',
    'Update, 2 May 2026. They are in force.',
    'Ask first.',
  )
  expect(caveatsOf('Ask first.', law, 'a')).toBe(
    'Rules as of 1 July 2025. Update, 2 May 2026. They are in force.',
  )
})

it('takes a line on the sample from its own article, and says nothing twice', () => {
  const study = page('/blog/study', 'Half of them waited.', 'Listeners and counts are a sample.')
  expect(caveatsOf('Half of them waited.', study, '')).toBe('Listeners and counts are a sample.')
  expect(caveatsOf('A sample: half of them waited.', study, '')).toBe('')
})
