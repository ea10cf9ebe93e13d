import type { Article } from './parse-article.ts'

/** What a card shows of an article and the search looks at. */
export type ListedArticle = Pick<
  Article,
  'id' | 'title' | 'excerpt' | 'category' | 'tags' | 'date' | 'updated' | 'readTime' | 'finding'
>

/** Tags that a card shows. */
export const tagsOnCard = 3
