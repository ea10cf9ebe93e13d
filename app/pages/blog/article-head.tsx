import { categoryNames } from '../../../content/articles/article-categories.ts'
import type { Article } from '../../../content/articles/parse-article.ts'
import { furtherLinks } from '../../../content/navigation.ts'
import { Crumb } from '../../sections/crumb.tsx'
import { ArticleDrawing } from './article-drawing.tsx'
import { ArticleFacts } from './article-facts.tsx'
import styles from './article-head.module.css'
import { AuthorLine } from './author-line.tsx'

/** Title, excerpt, author and the drawing from edge to edge. Static. */
export function ArticleHead({ article }: { article: Article }) {
  const { title, excerpt, author, category, drawing } = article
  return (
    <header className={styles.head} data-ground="dark">
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
      <figure>
        <ArticleDrawing drawing={drawing} width={1440} height={340} stretched />
        <figcaption className="wrap">{drawing.caption}.</figcaption>
      </figure>
    </header>
  )
}
