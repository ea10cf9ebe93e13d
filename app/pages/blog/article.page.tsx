import { site } from '../../../content/site.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { usePagePath } from '../../ui/page-path.ts'
import { ArticleSections } from './article-sections.tsx'
import { articleAt } from './articles.ts'
import { feedLinks } from './feed-links.ts'

/** Characters of a title that search results show. */
const longestTitle = 65

/** Title, description, address and feeds of the article at `pathname`. For build-time code only. */
export function meta(pathname: string) {
  const { id, title, excerpt } = articleAt(pathname)
  const withCompany = `${title} | ${site.company}`
  return [
    ...pageMeta({
      title: withCompany.length <= longestTitle ? withCompany : title,
      description: excerpt,
      path: `/blog/${id}`,
    }),
    ...feedLinks,
  ]
}

/** The one template of all articles; which of them it is, its address says. */
export default function ArticlePage() {
  return <ArticleSections pathname={usePagePath()} />
}
