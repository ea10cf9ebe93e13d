import { categoryNames } from '../../content/articles/article-categories.ts'
import type { Article } from '../../content/articles/parse-article.ts'
import { authors } from '../../content/authors.ts'
import { SampleName } from '../../sections/sample-name.tsx'
import styles from './article-facts.module.css'
import { longDate } from './long-date.ts'

type ArticleFactsProps = Pick<Article, 'category' | 'date' | 'updated' | 'readTime'>

/** Category, day and reading time. */
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
        <span className="visually-hidden">{readTime === 1 ? '1 minute' : `${readTime} minutes`} to read</span>
      </span>
    </p>
  )
}

/** Who wrote it, by the key in site/content/authors.ts. */
export function AuthorLine({ author }: { author: string }) {
  return (
    <p className={styles.author}>
      <AuthorName author={author} /> <small className="small-muted">{authors[author]?.role}</small>
    </p>
  )
}

/** By the key in site/content/authors.ts. */
export function AuthorName({ author }: { author: string }) {
  const { isSample = false, name } = authors[author] ?? {}
  return <SampleName isSample={isSample}>{name}</SampleName>
}
