import { expect, test } from 'vitest'
import { searchTerms, wordsOf } from './search-words.ts'

test('a long text without spaces has a bounded number of words', () => {
  expect(wordsOf('田中太郎'.repeat(5_000)).size).toBeLessThan(20)
  const words = wordsOf(Array.from({ length: 30_000 }, (_, number) => `word${number}`).join(' '))
  expect(words.size).toBe(10_000)
  expect(wordsOf('9'.repeat(5_000)).size).toBeLessThan(70)
})

test.each(['"', "'", '!&|', ':*', '\\', '\u200b', '   ', '()'])('%s holds no word', (typed) =>
  expect(searchTerms(typed)).toEqual([]),
)

test('words and numbers are terms, a number in groups is one', () => {
  expect(searchTerms('Muñoz  +91 98765-43210')).toEqual([
    [['9876543210'], ['91', '98765', '43210']],
    [['munoz']],
  ])
  expect(searchTerms('order5003 12')).toEqual([[['order5003']], [['12']]])
  expect(searchTerms('田中太郎です')).toEqual([[['田中太', '中太郎', '太郎で', '郎です']]])
})
