import { describe, expect, test } from 'vitest'
import { countText, filterIn, matchesFilter, nothingText, searchOf } from './article-filter.ts'

const article = {
  title: 'Reading a cheque leaf over the phone',
  excerpt: 'Digits spoken in twos, threes and lakhs.',
  tags: ['Voice', 'Numbers', 'Banking', 'Hindi'],
  category: 'ai',
}
const finds = (query: string, category = 'all') => matchesFilter(article, { query, category })

describe('an article matches', () => {
  test.each(['cheque', 'CHEQUE LEAF', 'lakhs', 'hindi', 'umber', '', '  phone '])('by “%s”', (query) => {
    expect(finds(query)).toBe(true)
  })

  test('only in its category', () => {
    expect(finds('cheque', 'ai')).toBe(true)
    expect(finds('cheque', 'news')).toBe(false)
  })

  test('not words from two different places, nor the name of its category', () => {
    expect(finds('phone digits')).toBe(false)
    expect(finds('ai')).toBe(false)
  })

  test('characters with a meaning in regular expressions', () => {
    expect(finds('.*')).toBe(false)
    expect(finds('lakhs.')).toBe(true)
  })
})

describe('the address', () => {
  const categories = ['all', 'ai', 'news']

  test('holds the filter and restores it', () => {
    const filter = { query: 'late fee & tax', category: 'news' }
    expect(searchOf(filter, '')).toBe('?q=late+fee+%26+tax&category=news')
    expect(filterIn(searchOf(filter, ''), categories)).toEqual(filter)
  })

  test('is empty when there is no search', () => {
    expect(searchOf({ query: ' ', category: 'all' }, '?q=x&category=ai')).toBe('')
    expect(filterIn('', categories)).toEqual({ query: '', category: 'all' })
  })

  test('keeps parameters of others', () => {
    expect(searchOf({ query: 'fax', category: 'all' }, '?utm_source=mail&q=f')).toBe('?utm_source=mail&q=fax')
  })

  test('shows everything for an unknown category', () => {
    expect(filterIn('?category=tech', categories).category).toBe('all')
  })
})

test('the result is stated in words', () => {
  expect(countText(1, false)).toBe('1 article')
  expect(countText(3, true)).toBe('3 articles, the first is featured above')
  expect(nothingText('fax', 'News')).toBe('Nothing matches “fax” in News.')
  expect(nothingText(' fax ')).toBe('Nothing matches “fax”.')
  expect(nothingText('', 'News')).toBe('Nothing in News yet.')
})
