import { solutionPages } from '../../../content/solutions/solution-pages.ts'
import { solutions } from '../../../content/solutions.ts'
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

/** Title, description and address of the solution page at `pathname`. For build-time code only. */
export function meta(pathname: string) {
  const { solution, page } = solutionAt(pathname)
  return pageMeta({
    title: page.search.title,
    description: page.search.description,
    path: `/solutions/${solution.id}`,
  })
}

/** The one template of all industry and use-case pages; which of them it is, its address says. */
export default function SolutionPage() {
  const { solution, page } = solutionAt(usePagePath())
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
      <Closing {...page.closing} solution={solution} price={page.hero.price} />
    </>
  )
}

/** The solution at `pathname` and the words of its page. Throws a RangeError where there is no such solution. */
function solutionAt(pathname: string) {
  const solution = solutions.find(({ id }) => id === pathname.split('/')[2])
  if (!solution) throw new RangeError(`There is no solution at ${pathname}`)
  return { solution, page: solutionPages[solution.id] }
}
