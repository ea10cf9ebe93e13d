import type { Article } from '../../content/articles/parse-article.ts'
import { ArrowLink } from '../../../common/ui/arrow-link.tsx'
import { ArticleFacts, AuthorLine } from './article-facts.tsx'
import { ArticleFinding } from './article-finding.tsx'
import styles from './featured-article.module.css'

/** The newest article, large. */
export function FeaturedArticle({ article }: { article: Article }) {
  const { id, title, excerpt, author, category, tags, finding } = article
  return (
    <article
      className={styles.featured}
      aria-labelledby="featured-title"
      data-article={category}
      data-tags={tags.join('\n')}
    >
      <div className={styles.words}>
        <p className="label">Featured</p>
        <h2 className="heading-2" id="featured-title" data-title="">
          {title}
        </h2>
        <p className="lead" data-excerpt="">
          {excerpt}
        </p>
        <ArticleFacts {...article} />
        <AuthorLine author={author} />
        <ArrowLink href={`/blog/${id}`} className={styles.link}>
          Read the article<span className="visually-hidden">: {title}</span>
        </ArrowLink>
      </div>
      <ArticleFinding {...finding} />
    </article>
  )
}
