import { pageMeta } from '../../seo/page-meta.ts'
import { site } from '../../../content/site.ts'
import { solutionAt } from './solution-at.ts'

/** Title, description and address of the solution page at `pathname`. For build-time code only. */
export function solutionMeta(pathname: string) {
  const { solution, page } = solutionAt(pathname)
  return pageMeta({
    title: `${page.search.title} | ${site.company}`,
    description: page.search.description,
    path: `/solutions/${solution.id}`,
  })
}
