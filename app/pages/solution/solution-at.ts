import { solutionPages } from '../../../content/solutions/solution-pages.ts'
import type { SolutionPage } from '../../../content/solutions/solution-page.ts'
import { type Solution, solutions } from '../../../content/solutions.ts'

/**
 * The solution whose page stands at `pathname`, with or without a slash at its end, and the page’s words. For
 * build-time code only. Throws a RangeError where there is no such solution.
 */
export function solutionAt(pathname: string): { solution: Solution; page: SolutionPage } {
  const id = pathname.split('/')[2]
  const solution = solutions.find((candidate) => candidate.id === id)
  if (!solution) throw new RangeError(`There is no solution at ${pathname}`)
  return { solution, page: solutionPages[solution.id] }
}

/** The solution after this one; the last leads to the first. */
export function nextSolution({ id }: Solution): Solution {
  const at = solutions.findIndex((solution) => solution.id === id)
  const next = solutions[(at + 1) % solutions.length]
  if (at < 0 || !next) throw new RangeError(`There is no solution ${id}`)
  return next
}
