import type { Article } from '../../../content/articles/parse-article.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { ArticleDrawing } from './article-drawing.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { AuthorLine } from './author-line.tsx'
import styles from './blog-head.module.css'
import { searchData } from './search-data.ts'
import { SearchField } from './search-field.tsx'

/** Heading, search and the featured article. Static. */
export function BlogHead({ featured }: { featured: Article }) {
  const { id, title, excerpt, author, drawing } = featured
  return (
    <section className={styles.head} data-ground="dark" aria-labelledby="page-title">
      <div className="wrap">
        <div className={styles.top}>
          <h1 className="display" id="page-title">
            Notes from
            <br />
            the line.
          </h1>
          <SearchField />
        </div>
        <article className={styles.featured} aria-labelledby="featured-title" {...searchData(featured)}>
          <div className={styles.words}>
            <p className="label">Featured</p>
            <h2 className="heading-2" id="featured-title" data-title="">
              {title}
            </h2>
            <p className="lead" data-excerpt="">
              {excerpt}
            </p>
            <ArticleFacts {...featured} />
            <AuthorLine author={author} />
            <ArrowLink href={`/blog/${id}`} className={styles.link}>
              Read the article<span className="visually-hidden">: {title}</span>
            </ArrowLink>
          </div>
          <figure>
            <ArticleDrawing drawing={drawing} width={640} height={400} />
            <figcaption>{drawing.caption}</figcaption>
          </figure>
        </article>
      </div>
    </section>
  )
}
