import type { ListedArticle } from '../../../content/articles/listed-article.ts'

/** What the search needs of an article and its card does not show: all tags, one a line. */
export function searchData({ category, tags }: Pick<ListedArticle, 'category' | 'tags'>) {
  return { 'data-article': category, 'data-tags': tags.join('\n') }
}
