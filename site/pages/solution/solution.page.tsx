import { Blind } from '../../sections/blind.tsx'
import { usePagePath } from '../../../common/ui/page-path.ts'
import { Benefits } from './benefits.tsx'
import { Checklist } from './checklist.tsx'
import { Closing } from './closing.tsx'
import { Limits } from './limits.tsx'
import { Opening } from './opening.tsx'
import { Reasons } from './reasons.tsx'
import { Results } from './results.tsx'
import { solutionAt, solutionMeta } from './solution-at.ts'

/** Title, description and address of the solution page at `pathname`. For build-time code only. */
export function meta(pathname: string) {
  return solutionMeta(idIn(pathname).solution.id)
}

/** The template of eight pages, selected by address. Four trades have a page of their own. */
export default function SolutionPage() {
  const { solution, page } = idIn(usePagePath())
  return (
    <>
      <Opening solution={solution} hero={page.hero} call={page.call} />
      <Blind />
      <Reasons {...page.reasons} />
      <Checklist {...page.checklist} />
      <Limits {...page.limits} />
      <Benefits {...page.benefits} />
      <Results {...page.results} path={`/solutions/${solution.id}`} />
      <Closing {...page.closing} solution={solution} price={page.hero.price} />
    </>
  )
}

const idIn = (pathname: string) => solutionAt(pathname.split('/')[2])
