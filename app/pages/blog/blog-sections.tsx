import { blogPageAt, blogPageCount } from '../../../content/articles/blog-pages.ts'
import { furtherLinks } from '../../../content/navigation.ts'
import { Blind } from '../../sections/blind.tsx'
import { Crumb } from '../../sections/crumb.tsx'
import { AllArticles } from './all-articles.tsx'
import { articles, featuredArticle } from './articles.ts'
import { BlogHead } from './blog-head.tsx'
import { FeaturedArticle } from './featured-article.tsx'

/** A page of the blog: search, on the first the featured article, then a list. Static; BlogFilter makes it search. */
export function BlogSections({ pathname }: { pathname: string }) {
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
