import { leadership } from './about.ts'
import { authors } from './authors.ts'
import { integrations } from './integrations.ts'
import { testimonials } from './partner-program.ts'
import { stories } from './products/zapra.ts'
import { subprocessors } from './security.ts'
import { industries } from './solutions-overview.ts'
import { solutionPages } from './solutions/solution-pages.ts'

/** Every entry about people or companies on the site, by what it is and where it is written. */
const entries: Record<string, readonly { isSample: boolean }[]> = {
  'success stories (site/content/products/zapra.ts)': stories,
  'testimonials (site/content/partner-program.ts)': testimonials,
  'leaders (site/content/about.ts)': leadership,
  'connected systems (site/content/integrations.ts)': integrations,
  'subprocessors (site/content/security.ts)': subprocessors,
  'authors (site/content/authors.ts)': Object.values(authors),
  'case studies (site/content/solutions-overview.ts)': industries.map(({ caseStudy }) => caseStudy),
  'example results (site/content/solutions)': Object.values(solutionPages).map(({ results }) => results),
}

/** What is still invented, in words: "3 success stories (site/content/products/zapra.ts)". Empty once all is real. */
export function samplesLeft(all = entries): string[] {
  return Object.entries(all).flatMap(([what, of]) => {
    const count = of.filter(({ isSample }) => isSample).length
    return count > 0 ? [`${count} ${what}`] : []
  })
}
