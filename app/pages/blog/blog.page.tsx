import {
  blogPageAt,
  blogPageCount,
  blogPagePath,
  listedOnPage,
} from '../../../content/articles/blog-pages.ts'
import { furtherLinks } from '../../../content/navigation.ts'
import { site } from '../../../content/site.ts'
import { Blind } from '../../sections/blind.tsx'
import { Crumb } from '../../sections/crumb.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { usePagePath } from '../../ui/page-path.ts'
import { AllArticles } from './all-articles.tsx'
import { articles, featuredArticle } from './articles.ts'
import { BlogHead } from './blog-head.tsx'
import { FeaturedArticle } from './featured-article.tsx'
import { feedLinks } from './feed-links.ts'
import { longDate } from './long-date.ts'
import { NewsletterSection } from './newsletter-section.tsx'

export const meta = (path: string) => blogMeta(blogPageAt(path))

/** The one template of all pages of the blog; which of them it is, its address says. */
export default function Blog() {
  return (
    <>
      <div data-behaviour="blog-filter">
        <BlogSections pathname={usePagePath()} />
      </div>
      <NewsletterSection />
    </>
  )
}

/** A page of the blog: search, on the first the featured article, then a list. Static; BlogFilter makes it search. */
function BlogSections({ pathname }: { pathname: string }) {
  const page = blogPageAt(pathname)
  return (
    <>
      {page === 1 ? (
        <BlogHead>
          <FeaturedArticle article={featuredArticle()} />
        </BlogHead>
      ) : (
        <BlogHead
          crumb={
            <Crumb overview={furtherLinks.blog} page={`Page ${page} of ${blogPageCount(articles.length)}`} />
          }
        />
      )}
      <Blind />
      <AllArticles articles={articles} page={page} />
    </>
  )
}

/** Title, description, address and feeds of a page of the blog. For build-time code only. */
function blogMeta(page: number) {
  return [...pageMeta({ path: blogPagePath(page), ...(page === 1 ? first : older(page)) }), ...feedLinks]
}

const first = {
  title: `Blog: notes from the line | ${site.company}`,
  description:
    'How to measure a pause, score every call, hand over well and stay within the rules: articles for those who answer for what is said on the phone.',
}

function older(page: number) {
  const listed = listedOnPage(articles, page)
  const [newest, oldest] = [listed[0], listed.at(-1)]
  if (!newest || !oldest) throw new RangeError(`The blog has no page ${page}`)
  const place = articles.indexOf(newest) + 1
  return {
    title: `Blog, page ${page} of ${blogPageCount(articles.length)}: older articles | ${site.company}`,
    description: `Articles ${place} to ${place + listed.length - 1} of ${articles.length}, written from ${longDate(oldest.date)} to ${longDate(newest.date)}, for those who answer for what is said on the phone.`,
    sharedAs: blogPagePath(1),
  }
}
