import { expect, test } from 'vitest'
import { findSaid } from './find-said.ts'

const sections = [
  { anchor: 'top', heading: '', blocks: ['We answer calls in many languages.'] },
  {
    anchor: 'terms',
    heading: 'Terms',
    blocks: ['Cancel at any time in the settings.', 'Extra minutes: ₹4.00 per minute', 'Taxes come on top.'],
  },
]
const said = (words: string[], ...asked: string[]) => findSaid(sections, { section: 'terms', words }, asked)

test('an answer says what most phrasings mention in its section', () => {
  expect(said([], 'price of a minute', 'minutes beyond the package')).toContain('₹4.00')
  expect(said([], 'can I cancel')).toContain('Cancel')
})

test('a named word decides, wherever it is in the section', () => {
  expect(said(['taxes'], 'can I cancel', 'leave')).toBe('Taxes come on top.')
})

test('a word that the page has changed does not stop the build: the phrasings find the sentence', () => {
  expect(said(['duties'], 'can I cancel')).toContain('Cancel')
})

test('a missing section is reported', () => {
  expect(findSaid(sections, { section: 'prices', words: [] }, ['price'])).toBeUndefined()
})
