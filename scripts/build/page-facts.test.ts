import { expect, test } from 'vitest'
import { pageFacts } from './page-facts.ts'

test('title and description are read as text, not as markup', () => {
  const html = '<title>Q&amp;A</title><meta name="description" content="It&#x27;s &quot;short&quot;."/>'
  expect(pageFacts('/x', html)).toEqual({ path: '/x', title: 'Q&A', description: `It's "short".` })
})

test('a page without a description is named', () => {
  expect(() => pageFacts('/x', '<title>Q</title>')).toThrow('/x has no description')
})
