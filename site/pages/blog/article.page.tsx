import { site } from '../../../common/brand/site.ts'
import { Blind } from '../../sections/blind.tsx'
import { ClosingCall } from '../../sections/closing-call.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { usePagePath } from '../../../common/ui/page-path.ts'
import { ArticleAside } from './article-aside.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import styles from './article.module.css'
import { articleAt, nextArticle, relatedArticles } from './articles.ts'
import { feedLinks } from './feed-links.ts'
import { NewsletterSection } from './newsletter-section.tsx'
import { ReadOn } from './read-on.tsx'

/** Title, description, address and feeds of the article at `pathname`. For build-time code only. */
export function meta(pathname: string) {
  const { id, title, excerpt } = articleAt(pathname)
  return [...pageMeta({ title, description: excerpt, path: `/blog/${id}` }), ...feedLinks]
}

/** The template of all articles; the address selects which one. */
export default function ArticlePage() {
  const article = articleAt(usePagePath())
  return (
    <>
      <ArticleHead article={article} />
      <Blind low />
      <div className={styles.reading} data-ground="light">
        <div className={`wrap ${styles.columns}`}>
          <ArticleAside article={article} />
          <ArticleBody article={article} />
        </div>
      </div>
      <NewsletterSection />
      <ClosingCall
        title="Hear it take one of your calls"
        lead={`${site.brand} builds AI assistants for phone, chat and email. Bring a call you get often, and see it answered.`}
      />
      <ReadOn next={nextArticle(article)} related={relatedArticles(article, 3)} />
    </>
  )
}
