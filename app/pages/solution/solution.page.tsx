import { site } from '../../../content/site.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { usePagePath } from '../../ui/page-path.ts'
import { solutionAt } from './solution-at.ts'
import { SolutionSections } from './solution-sections.tsx'

/** Title, description and address of the solution page at `pathname`. For build-time code only. */
export function meta(pathname: string) {
  const { solution, page } = solutionAt(pathname)
  return pageMeta({
    title: `${page.search.title} | ${site.company}`,
    description: page.search.description,
    path: `/solutions/${solution.id}`,
  })
}

/** The one template of all industry and use-case pages; which of them it is, its address says. */
export default function SolutionPage() {
  return <SolutionSections pathname={usePagePath()} />
}
