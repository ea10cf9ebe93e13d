import { Blind } from '../../sections/blind.tsx'
import { AllArticles } from './all-articles.tsx'
import { articles, featuredArticle } from './articles.ts'
import { BlogHead } from './blog-head.tsx'

/** The blog: search and featured article, then all the others. Static; BlogFilter makes it search. */
export function BlogSections() {
  const featured = featuredArticle()
  return (
    <>
      <BlogHead featured={featured} />
      <Blind />
      <AllArticles articles={articles} featured={featured} />
    </>
  )
}
