import { solutionPages } from '../../content/solutions/solution-pages.ts'
import { type SolutionId, solutions } from '../../content/solutions.ts'
import { pageMeta } from '../../seo/page-meta.ts'

/** A solution and the words of its page. Throws a RangeError if there is none. For build-time code only. */
export function solutionAt(id: string | undefined) {
  const solution = solutions.find((listed) => listed.id === id)
  if (!solution) throw new RangeError(`There is no solution “${id}”`)
  return { solution, page: solutionPages[solution.id] }
}

/** Title, description and address of a solution’s page. */
export function solutionMeta(id: SolutionId) {
  const { title, description } = solutionPages[id].search
  return pageMeta({ title, description, path: `/solutions/${id}` })
}
