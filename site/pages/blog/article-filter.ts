import { grouped } from '../../../common/ui/indian-numbers.ts'

/** What the visitor searches for: words, and a category or `all`. */
export interface ArticleFilter {
  query: string
  category: string
}

/** The text that is searched. */
export interface SearchedArticle {
  title: string
  excerpt: string
  tags: readonly string[]
  category: string
}

/** Whether the filter is empty, so that every article is shown. */
export function isAtRest({ query, category }: ArticleFilter): boolean {
  return query.trim() === '' && category === 'all'
}

/** Whether title, excerpt or any tag contains the words, ignoring case, and the category matches. */
export function matchesFilter(article: SearchedArticle, { query, category }: ArticleFilter): boolean {
  const words = query.trim().toLowerCase()
  const inCategory = category === 'all' || category === article.category
  return (
    inCategory &&
    [article.title, article.excerpt, ...article.tags].some((text) => text.toLowerCase().includes(words))
  )
}

/** The filter held in the search part of an address. An unknown category means `all`. */
export function filterIn(search: string, categories: readonly string[]): ArticleFilter {
  const parameters = new URLSearchParams(search)
  const category = parameters.get('category') ?? 'all'
  return { query: parameters.get('q') ?? '', category: categories.includes(category) ? category : 'all' }
}

/** The search part for a filter, beginning with `?` or empty; keeps everything else in `search`. */
export function searchOf({ query, category }: ArticleFilter, search: string): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value, none] of [
    ['q', query.trim(), ''],
    ['category', category, 'all'],
  ] as const) {
    if (value === none) parameters.delete(name)
    else parameters.set(name, value)
  }
  const text = parameters.toString()
  return text && `?${text}`
}

/** The number of matches in words; the featured article above is not counted. */
export function countText(count: number, featuredIsFirst: boolean): string {
  const articles = count === 1 ? '1 article' : `${grouped(count)} articles`
  return featuredIsFirst ? `${articles}, the first is featured above` : articles
}

/** The message for no match; omit `categoryName` when all categories are searched. */
export function nothingText(query: string, categoryName?: string): string {
  if (query.trim() === '') return `Nothing in ${categoryName} yet.`
  return `Nothing matches “${query.trim()}”${categoryName ? ` in ${categoryName}` : ''}.`
}
