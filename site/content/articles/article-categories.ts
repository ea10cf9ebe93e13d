/** Names of the blog's categories, in the order of their buttons. */
export const categoryNames = {
  ai: 'AI',
  automation: 'Automation',
  industry: 'Industry',
  'case-studies': 'Case studies',
  news: 'News',
} as const

export type ArticleCategory = keyof typeof categoryNames

export const articleCategories = Object.keys(categoryNames) as ArticleCategory[]
