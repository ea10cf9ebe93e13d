import { usePagePath } from '../../page-path.ts'
import { Prerendered } from '../../ui/prerendered.tsx'
import { newsletterMeta } from './newsletter-meta.ts'
import { NewsletterSections } from './newsletter-sections.tsx'

/** In the browser there is none: the prerendered head stays, and the words of all these pages stay out. */
export const meta = ({ location }: { location: { pathname: string } }) =>
  import.meta.env.SSR || import.meta.env.DEV ? newsletterMeta(location.pathname) : []

/** The one template of all pages that the newsletter's form and mails lead to; which it is, its address says. */
export default function Newsletter() {
  const pathname = usePagePath()
  return (
    <Prerendered>
      {(import.meta.env.SSR || import.meta.env.DEV) && <NewsletterSections pathname={pathname} />}
    </Prerendered>
  )
}
