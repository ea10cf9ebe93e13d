import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Violations of the WCAG 2.2 AA rules, target size included, in a form that is readable in a failed test. For a
 * state of one part of the page, `within` is that part's selector: the rest takes most of the time.
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).include(within).withTags(tags).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
}
