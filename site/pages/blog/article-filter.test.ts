import { describe, expect, test } from 'vitest'
import { countText, filterIn, matchesFilter, nothingText, searchOf } from './article-filter.ts'

const article = {
  title: 'Reading a cheque leaf over the phone',
  excerpt: 'Digits spoken in twos, threes and lakhs.',
  tags: ['Voice', 'Numbers', 'Banking', 'Hindi'],
  category: 'ai',
}
const finds = (query: string, category = 'all') => matchesFilter(article, { query, category })

describe('an article is found', () => {
  test.each(['cheque', 'CHEQUE LEAF', 'lakhs', 'hindi', 'umber', '', '  phone '])('by “%s”', (query) => {
    expect(finds(query)).toBe(true)
  })

  test('only in its category', () => {
    expect(finds('cheque', 'ai')).toBe(true)
    expect(finds('cheque', 'news')).toBe(false)
  })

  test('not by words that stand in two places, nor by its category’s name', () => {
    expect(finds('phone digits')).toBe(false)
    expect(finds('ai')).toBe(false)
  })

  test('by signs that a pattern would take otherwise', () => {
    expect(finds('.*')).toBe(false)
    expect(finds('lakhs.')).toBe(true)
  })
})

describe('the address', () => {
  const categories = ['all', 'ai', 'news']

  test('holds the filter, and gives it back', () => {
    const filter = { query: 'late fee & tax', category: 'news' }
    expect(searchOf(filter, '')).toBe('?q=late+fee+%26+tax&category=news')
    expect(filterIn(searchOf(filter, ''), categories)).toEqual(filter)
  })

  test('is empty when nothing is looked for', () => {
    expect(searchOf({ query: ' ', category: 'all' }, '?q=x&category=ai')).toBe('')
    expect(filterIn('', categories)).toEqual({ query: '', category: 'all' })
  })

  test('keeps what is not its own', () => {
    expect(searchOf({ query: 'fax', category: 'all' }, '?utm_source=mail&q=f')).toBe('?utm_source=mail&q=fax')
  })

  test('with a category there is not, shows all', () => {
    expect(filterIn('?category=tech', categories).category).toBe('all')
  })
})

test('what was found is said in words', () => {
  expect(countText(1, false)).toBe('1 article')
  expect(countText(3, true)).toBe('3 articles, the first is featured above')
  expect(nothingText('fax', 'News')).toBe('Nothing matches “fax” in News.')
  expect(nothingText(' fax ')).toBe('Nothing matches “fax”.')
  expect(nothingText('', 'News')).toBe('Nothing in News yet.')
})
