import { type ArticleCategory, categoryNames } from '../../../content/articles/article-categories.ts'
import styles from './article-facts.module.css'
import { longDate } from './long-date.ts'

interface ArticleFactsProps {
  category: ArticleCategory
  date: string
  updated?: string | undefined
  readTime: number
}

/** Category, day and reading time. Static. */
export function ArticleFacts({ category, date, updated, readTime }: ArticleFactsProps) {
  return (
    <p className={styles.facts}>
      <span>{categoryNames[category]}</span> <time dateTime={date}>{longDate(date)}</time>{' '}
      {updated && (
        <span>
          changed <time dateTime={updated}>{longDate(updated)}</time>
        </span>
      )}{' '}
      <span>
        <span aria-hidden="true">{readTime} min</span>
        <span className="visually-hidden">{readTime} minutes to read</span>
      </span>
    </p>
  )
}
