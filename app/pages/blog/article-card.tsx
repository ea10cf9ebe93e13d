import type { Article } from '../../../content/articles/parse-article.ts'
import styles from './article-card.module.css'
import { ArticleDrawing } from './article-drawing.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { TagList } from './tag-list.tsx'

/** Tags that a card shows. */
const mostTags = 3

/** An article in a list: drawing, facts, title, excerpt, three tags. Static. */
export function ArticleCard({ article }: { article: Article }) {
  const { id, title, excerpt, tags, drawing } = article
  return (
    <article className={styles.card} aria-labelledby={`card-${id}`}>
      <figure>
        <ArticleDrawing drawing={drawing} />
        <figcaption>{drawing.caption}</figcaption>
      </figure>
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
        <TagList tags={tags.slice(0, mostTags)} />
      </div>
    </article>
  )
}
