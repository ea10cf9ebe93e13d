/** Categories of the blog, in the order of their buttons. */
export const articleCategories = ['ai', 'automation', 'industry', 'case-studies', 'news'] as const

export type ArticleCategory = (typeof articleCategories)[number]

/** What each category is called. */
export const categoryNames: Record<ArticleCategory, string> = {
  ai: 'AI',
  automation: 'Automation',
  industry: 'Industry',
  'case-studies': 'Case studies',
  news: 'News',
}
