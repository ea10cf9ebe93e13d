import { Blind } from '../../sections/blind.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { AllArticles } from './all-articles.tsx'
import { articles } from './articles.ts'
import { FeaturedArticle } from './featured-article.tsx'
import { feedLinks } from './feed-links.ts'
import { NewsletterSection } from './newsletter-section.tsx'
import { SearchField } from './search-field.tsx'

export const meta = () => [
  ...pageMeta({
    title: 'Blog: notes from the line',
    description:
      'How to measure a pause, score every call, hand over well and stay within the rules: articles for those who answer for what is said on the phone.',
    path: '/blog',
  }),
  ...feedLinks,
]

/** The newest article large, all others below it, and a search through all (blog-filter.behaviour.ts). */
export default function Blog() {
  const [featured, ...others] = articles
  return (
    <>
      <div data-behaviour="blog-filter">
        <section className="page-top" data-ground="dark" aria-labelledby="page-title">
          <div className="wrap">
            <div className="two-columns">
              <h1 className="display" id="page-title">
                {'Notes from\nthe line'}
              </h1>
              <SearchField />
            </div>
            <FeaturedArticle article={featured} />
          </div>
        </section>
        <Blind />
        <AllArticles listed={others} />
      </div>
      <NewsletterSection />
    </>
  )
}
