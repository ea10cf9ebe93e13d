import * as v from 'valibot'
import type { YamlPath, YamlText } from '../markdown/read-yaml.ts'

/**
 * Returns `content` unchanged if it fits `schema`. Otherwise throws an Error, which fails the build, with `file` (its
 * path in the project), every misfit, why, and what to do about it; for a text also the line, by `lineOf`.
 *
 *     export const { features } = checkContent('site/content/products/qams.ts', v.object({ features: sixFeatures }), {
 *     … })
 */
export function checkContent<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  content: v.InferInput<Schema>,
  lineOf?: YamlText['lineOf'],
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  const faults = result.issues.map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
    const place = lineOf ? `${file}, line ${lineOf(keys)}` : file
    return `${place}: ${fieldPath(keys)} ${reasonAndRemedy(issue)}`
  })
  throw new Error(faults.join('\n'))
}

/** The field as an expression: "features[2].title". */
function fieldPath(keys: YamlPath): string {
  const steps = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
  return steps.join('').replace(/^\./, '') || 'the content'
}

function reasonAndRemedy({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  const isObject = type === 'object' || type === 'strict_object'
  if (isObject && received === 'undefined') return 'is missing. Add it.'
  const isUnknownField = type === 'strict_object' && expected === 'never'
  return isUnknownField ? 'is not a field here. Remove it, or correct its spelling.' : message
}
