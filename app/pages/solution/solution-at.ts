import { solutionPages } from '../../../content/solutions/solution-pages.ts'
import type { SolutionPage } from '../../../content/solutions/solution-page.ts'
import { type Solution, solutions } from '../../../content/solutions.ts'

/**
 * The solution whose page stands at `pathname`, with or without a slash at its end, and the page’s words. For
 * build-time code only. Throws a RangeError where no such page is written.
 */
export function solutionAt(pathname: string): { solution: Solution; page: SolutionPage } {
  const id = pathname.split('/')[2]
  const solution = solutions.find((candidate) => candidate.id === id)
  const page = solution && solutionPages[solution.id]
  if (!page) throw new RangeError(`No solution page is written for ${pathname}`)
  return { solution, page }
}

/** The solution after this one that has a page; the last leads to the first. */
export function nextSolution({ id }: Solution): Solution {
  const at = solutions.findIndex((solution) => solution.id === id)
  const others = [...solutions.slice(at + 1), ...solutions.slice(0, at + 1)]
  const next = others.find((solution) => solutionPages[solution.id])
  if (!next) throw new RangeError(`There is no solution ${id}`)
  return next
}
