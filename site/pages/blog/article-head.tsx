import { categoryNames } from '../../content/articles/article-categories.ts'
import type { Article } from '../../content/articles/parse-article.ts'
import { furtherLinks } from '../../content/navigation.ts'
import { Crumb } from '../../sections/crumb.tsx'
import { ArticleFacts, AuthorLine } from './article-facts.tsx'
import { ArticleFinding } from './article-finding.tsx'
import styles from './article-head.module.css'
import { longDate } from './long-date.ts'

/** Title, excerpt, author, the finding, and a note that it is a sample, before the story begins. */
export function ArticleHead({ article }: { article: Article }) {
  const { title, excerpt, author, category, date, finding, update } = article
  return (
    <header className={`page-top ${styles.head}`} data-ground="dark">
      <div className="wrap">
        <Crumb overview={furtherLinks.blog} page={categoryNames[category]} />
        <h1 className="display" id="page-title">
          {title}
        </h1>
        <div className={styles.facts}>
          <p className="lead">{excerpt}</p>
          <AuthorLine author={author} />
          <ArticleFacts {...article} />
        </div>
      </div>
      <div className={`wrap ${styles.below}`}>
        <ArticleFinding {...finding} />
        <div className={styles.notes}>
          <p>
            {update
              ? `Rules as of ${longDate(date)}. Companies, people and call figures are samples.`
              : 'An example. Companies, people and figures of calls in it are samples.'}
          </p>
          {update && (
            <p className={styles.update}>
              <b>Update, {longDate(update.day)}.</b> {update.text}
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
