import { Prerendered } from '../../ui/prerendered.tsx'
import { BlogFilter } from './blog-filter.tsx'
import { blogMeta } from './blog-meta.ts'
import { BlogSections } from './blog-sections.tsx'
import { NewsletterSection } from './newsletter-section.tsx'

export const meta = blogMeta

export default function Blog() {
  return (
    <>
      <BlogFilter>
        <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <BlogSections />}</Prerendered>
      </BlogFilter>
      <NewsletterSection />
    </>
  )
}
