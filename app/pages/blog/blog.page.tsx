import { blogPageAt } from '../../../content/articles/blog-pages.ts'
import { usePagePath } from '../../ui/page-path.ts'
import { blogMeta } from './blog-meta.ts'
import { BlogSections } from './blog-sections.tsx'
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
