import { routeBudget } from '../budgets/route-budgets.ts'
import type { BuiltWeight } from '../weight/built-weight.ts'
import { kilobytes } from './format.ts'
import { markdownTable } from './markdown-table.ts'

/** Every page of the build against its budget, in kB. */
export function builtWeightTable(weights: readonly BuiltWeight[]): string {
  const rows = weights.map((weight) => {
    const { html, script, fonts } = routeBudget(weight.path)
    return [
      weight.path,
      ...[weight.html, weight.script, weight.fonts, weight.html + weight.script + weight.fonts].map(
        kilobytes,
      ),
      `${html} / ${script} / ${fonts}`,
    ]
  })
  return markdownTable(['Page', 'HTML', 'Script', 'Fonts', 'Together', 'Allowed'], rows)
}
