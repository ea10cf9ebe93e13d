import { site } from '../../../content/site.ts'
import { wordsAt } from './newsletter-words.ts'

/** Title and description of the page at `pathname`; no search engine is to list it. For build-time code only. */
export const newsletterMeta = (pathname: string) => {
  const { title, text } = wordsAt(pathname)
  return [
    { title: `${title} | ${site.company} newsletter` },
    { name: 'description', content: text },
    { name: 'robots', content: 'noindex' },
  ]
}
