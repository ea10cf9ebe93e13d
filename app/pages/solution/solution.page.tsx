import { site } from '../../../content/site.ts'
import { Blind } from '../../sections/blind.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { usePagePath } from '../../ui/page-path.ts'
import { Benefits } from './benefits.tsx'
import { Checklist } from './checklist.tsx'
import { Closing } from './closing.tsx'
import { Limits } from './limits.tsx'
import { Opening } from './opening.tsx'
import { Reasons } from './reasons.tsx'
import { Results } from './results.tsx'
import { solutionAt } from './solution-at.ts'

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

/** Everything on a solution page, in its fixed order. Static. */
function SolutionSections({ pathname }: { pathname: string }) {
  const { solution, page } = solutionAt(pathname)
  const { seed } = solution.call
  return (
    <>
      <Opening solution={solution} hero={page.hero} call={page.call} />
      <Blind />
      <Reasons {...page.reasons} seed={seed} />
      <Checklist {...page.checklist} />
      <Benefits {...page.benefits} />
      {page.limits && <Limits {...page.limits} turns={page.call.turns} seed={seed} />}
      <Results {...page.results} path={`/solutions/${solution.id}`} />
      <Closing {...page.closing} solution={solution} />
    </>
  )
}
