import type { RouteResult } from '../page-result.ts'
import { allJavaScript } from '../weight/measure-weight.ts'
import type { Weight } from '../weight/page-weight.ts'
import { kilobytes } from './format.ts'
import { markdownTable } from './markdown-table.ts'

const headings = [
  'Page',
  'HTML',
  'CSS in it',
  'Script in it',
  'Script files',
  'Fonts',
  'Images',
  'Other',
  'Total',
  'Requests',
  'All script, used',
]

/** Each page before start-up and at rest, one cell for both where they are the same, and all its script once used. */
export function weightTable(pages: readonly RouteResult[]): string {
  const rows = pages.map(({ path, weight }) => {
    const both = (measure: (moment: Weight) => string) => {
      const before = measure(weight.beforeStartUp)
      const after = measure(weight.atRest)
      return before === after ? before : `${before} → ${after}`
    }
    const ofKind = (...kinds: (keyof Weight['bytes'])[]) =>
      both(({ bytes }) => kilobytes(kinds.reduce((sum, kind) => sum + bytes[kind], 0)))
    return [
      path,
      ofKind('HTML'),
      kilobytes(weight.inlineStyle),
      kilobytes(weight.inlineScript),
      ofKind('JavaScript'),
      ofKind('fonts'),
      ofKind('images'),
      ofKind('CSS', 'other'),
      both(({ total }) => kilobytes(total)),
      both(({ requests }) => String(requests)),
      kilobytes(allJavaScript(weight)),
    ]
  })
  return markdownTable(headings, rows)
}
