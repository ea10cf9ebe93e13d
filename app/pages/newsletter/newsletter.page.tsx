import { site } from '../../../content/site.ts'
import { usePagePath } from '../../ui/page-path.ts'
import { NewsletterSections } from './newsletter-sections.tsx'
import { wordsAt } from './newsletter-words.ts'

/** Title and description of the page at `pathname`; no search engine is to list it. For build-time code only. */
export function meta(pathname: string) {
  const { title, text } = wordsAt(pathname)
  return [
    { title: `${title} | ${site.company} newsletter` },
    { name: 'description', content: text },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The one template of all pages that the newsletter's form and mails lead to; which it is, its address says. */
export default function Newsletter() {
  return <NewsletterSections pathname={usePagePath()} />
}
