import { type ListedArticle, tagsOnCard } from '../../../content/articles/listed-article.ts'
import styles from './article-card.module.css'
import { ArticleDrawing } from './article-drawing.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { TagList } from './tag-list.tsx'

/** An article in a list: drawing, facts, title, excerpt, three tags. Static; fill-card.ts writes others like it. */
export function ArticleCard({ article }: { article: ListedArticle }) {
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
        <TagList tags={tags.slice(0, tagsOnCard)} />
      </div>
    </article>
  )
}
