import { describe, expect, test } from 'vitest'
import {
  blogPageAt,
  blogPageCount,
  blogPagePath,
  cardsOnPage,
  listedOnPage,
  olderBlogPaths,
} from './blog-pages.ts'

const articlesOf = (count: number) => Array.from({ length: count }, (_, at) => at)

test('the first page holds the featured article and a full list, and one more begins a second page', () => {
  expect([0, 1, 2, cardsOnPage + 1, cardsOnPage + 2].map(blogPageCount)).toEqual([1, 1, 1, 1, 2])
  expect(olderBlogPaths(cardsOnPage + 1)).toEqual([])
  expect(olderBlogPaths(cardsOnPage * 2 + 2)).toEqual(['/blog/page/2', '/blog/page/3'])
})

test.each([1, 20, cardsOnPage + 2, 119, 1019])(
  'of %i articles each but the featured one is in one list',
  (count) => {
    const articles = articlesOf(count)
    const pages = Array.from({ length: blogPageCount(count) }, (_, at) => listedOnPage(articles, at + 1))
    expect(pages.flat()).toEqual(articles.slice(1))
    for (const list of pages.slice(0, -1)) expect(list).toHaveLength(cardsOnPage)
  },
)

describe('an address', () => {
  test.each([1, 2, 43])('of page %i leads back to it', (page) => {
    expect(blogPageAt(blogPagePath(page))).toBe(page)
    expect(blogPageAt(`${blogPagePath(page)}/`)).toBe(page)
  })
})
