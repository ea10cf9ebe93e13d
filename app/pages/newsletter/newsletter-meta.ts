import { site } from '../../../content/site.ts'
import { wordsAt } from './newsletter-words.ts'

/** Title of the page at `pathname`; no search engine is to list it. For build-time code only. */
export const newsletterMeta = (pathname: string) => [
  { title: `${wordsAt(pathname).title} | ${site.company} newsletter` },
  { name: 'robots', content: 'noindex' },
]
