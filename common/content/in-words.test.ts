import { expect, test } from 'vitest'
import { counts } from '../../site/content/counts.ts'
import { inWords, inWordsAtStart } from './in-words.ts'
import { linksByIndustry, linksByUseCase, productLinks } from '../../site/content/navigation.ts'

test.each([
  [0, 'none'],
  [8, 'eight'],
  [12, 'twelve'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [21, 'twenty-one'],
  [99, 'ninety-nine'],
  [100, '100'],
])('%i is “%s”', (count, words) => {
  expect(inWords(count)).toBe(words)
})

test('a sentence may begin with it', () => {
  expect(inWordsAtStart(21)).toBe('Twenty-one')
})

test.each([-1, 1.5, Number.NaN])('%d is not a count', (count) => {
  expect(() => inWords(count)).toThrow(`${count} is not a count.`)
})

test('the menus show as many as sentences say', () => {
  expect(productLinks).toHaveLength(counts.products)
  expect(linksByIndustry).toHaveLength(counts.byIndustry)
  expect(linksByUseCase).toHaveLength(counts.byUseCase)
  expect(counts.byIndustry + counts.byUseCase).toBe(counts.solutions)
})
