import { blogPageAt } from '../../../content/articles/blog-pages.ts'
import { usePagePath } from '../../page-path.ts'
import { Prerendered } from '../../ui/prerendered.tsx'
import { BlogFilter } from './blog-filter.tsx'
import { blogMeta } from './blog-meta.ts'
import { BlogSections } from './blog-sections.tsx'
import { NewsletterSection } from './newsletter-section.tsx'

/** In the browser there is none: the prerendered head stays. */
export const meta = ({ location }: { location: { pathname: string } }) =>
  import.meta.env.SSR || import.meta.env.DEV ? blogMeta(blogPageAt(location.pathname)) : []

/** The one template of all pages of the blog; which of them it is, its address says. */
export default function Blog() {
  const pathname = usePagePath()
  return (
    <>
      <BlogFilter>
        <Prerendered>
          {(import.meta.env.SSR || import.meta.env.DEV) && <BlogSections pathname={pathname} />}
        </Prerendered>
      </BlogFilter>
      <NewsletterSection />
    </>
  )
}
