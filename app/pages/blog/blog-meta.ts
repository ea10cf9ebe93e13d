import { blogPageCount, blogPagePath, listedOnPage } from '../../../content/articles/blog-pages.ts'
import { site } from '../../../content/site.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { articles } from './articles.ts'
import { feedLinks } from './feed-links.ts'
import { longDate } from './long-date.ts'

/** Title, description, address and feeds of a page of the blog. For build-time code only. */
export function blogMeta(page: number) {
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
