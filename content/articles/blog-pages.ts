/** Cards in the list of a page: full rows of three and of two. The newest article stands above the first list. */
export const cardsOnPage = 24

/** What the search loads when there is more than one page; see scripts/site-files/article-index.ts. */
export const articleIndexPath = '/blog/articles.json'

const olderPages = '/blog/page/'

/** Pages that so many articles take, at least one. */
export function blogPageCount(articles: number): number {
  return Math.max(1, Math.ceil((articles - 1) / cardsOnPage))
}

/** Address of a page of the blog; the first is 1. */
export function blogPagePath(page: number): string {
  return page === 1 ? '/blog' : `${olderPages}${page}`
}

/** Addresses of the pages after the first. */
export function olderBlogPaths(articles: number): string[] {
  return Array.from({ length: blogPageCount(articles) - 1 }, (_, at) => blogPagePath(at + 2))
}

/** Which page of the blog is at `pathname`, with or without a slash at its end. */
export function blogPageAt(pathname: string): number {
  return pathname.startsWith(olderPages) ? Number.parseInt(pathname.slice(olderPages.length), 10) : 1
}

/** The articles in the list of a page, of all, which are newest first. */
export function listedOnPage<Article>(articles: readonly Article[], page: number): readonly Article[] {
  const first = 1 + (page - 1) * cardsOnPage
  return articles.slice(first, first + cardsOnPage)
}
