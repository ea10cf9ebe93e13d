import { site } from '../../../content/site.ts'
import { ClosingCall } from '../../sections/closing-call.tsx'
import { Blind } from '../../sections/blind.tsx'
import { ArticleAside } from './article-aside.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import styles from './article-sections.module.css'
import { articleAt, nextArticle, relatedArticles } from './articles.ts'
import { NewsletterSection } from './newsletter-section.tsx'
import { ReadOn } from './read-on.tsx'

/** Everything on an article’s page, in its fixed order. Static. */
export function ArticleSections({ pathname }: { pathname: string }) {
  const article = articleAt(pathname)
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
        title="Hear it take one of your calls."
        lead={`${site.brand} builds AI assistants for phone, chat and email. Bring a call you get often, and see it answered.`}
        button="Schedule Demo"
        dialogHeading="Hear it take one of your calls."
      />
      <ReadOn next={nextArticle(article)} related={relatedArticles(article, 3)} />
    </>
  )
}
