import { Blind } from '../../sections/blind.tsx'
import { Benefits } from './benefits.tsx'
import { Checklist } from './checklist.tsx'
import { Closing } from './closing.tsx'
import { Limits } from './limits.tsx'
import { Opening } from './opening.tsx'
import { Reasons } from './reasons.tsx'
import { Results } from './results.tsx'
import { solutionAt } from './solution-at.ts'

/** Everything on a solution page, in its fixed order. Static. */
export function SolutionSections({ pathname }: { pathname: string }) {
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
