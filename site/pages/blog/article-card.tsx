import type { Article } from '../../content/articles/parse-article.ts'
import styles from './article-card.module.css'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleFinding } from './article-finding.tsx'
import { TagList } from './tag-list.tsx'

/** Number of tags shown on a card. */
const tagsOnCard = 3

/** An article in a list: its finding, facts, title, excerpt and a few tags. */
export function ArticleCard({ article }: { article: Article }) {
  const { id, title, excerpt, tags, finding } = article
  return (
    <article className={styles.card} aria-labelledby={`card-${id}`}>
      <ArticleFinding {...finding} />
      <div className={styles.words}>
        <ArticleFacts {...article} />
        <h3 className="heading-3" id={`card-${id}`}>
          <a href={`/blog/${id}`} data-title="">
            {title}
          </a>
        </h3>
        <p className={styles.excerpt} data-excerpt="">
          {excerpt}
        </p>
        <TagList tags={tags.slice(0, tagsOnCard)} />
      </div>
    </article>
  )
}
