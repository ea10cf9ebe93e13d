import type { Article } from '../../content/articles/parse-article.ts'
import { ArticleCard } from './article-card.tsx'
import styles from './read-on.module.css'

interface ReadOnProps {
  next: Article
  related: readonly Article[]
}

/** The next article and those on the same subject. */
export function ReadOn({ next, related }: ReadOnProps) {
  return (
    <section className="section goes-on no-print" data-ground="light" aria-labelledby="related-title">
      <div className="wrap">
        <a className={styles.next} href={`/blog/${next.id}`}>
          <span className="label">Next article</span>
          <span className="heading-2">{next.title}</span>
        </a>
        {related.length > 0 && (
          <>
            <h2 className="heading-3" id="related-title">
              On the same subject
            </h2>
            <ul className={styles.list}>
              {related.map((article) => (
                <li key={article.id}>
                  <ArticleCard article={article} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
