import { interpolate, type Values } from './interpolate.ts'
import { readYaml } from './read-yaml.ts'

/** A Markdown file in its two parts. */
export interface FileParts {
  /** The fields between the two lines `---`, not yet checked. */
  fields: unknown
  body: string
  /** Line of the file, from 1, where the body begins. */
  bodyLine: number
}

/**
 * Splits a file; fields may use `values`, like the body. Throws an Error with file and line if there are no fields,
 * they are not YAML, or use an unknown value.
 */
export function splitFrontMatter(file: string, source: string, values: Values = {}): FileParts {
  const text = source.replaceAll('\r\n', '\n')
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)^---[ \t]*(?:\n([\s\S]*))?$/m.exec(text) ?? []
  if (!text.startsWith('---\n') || yaml === '')
    throw new Error(
      `${file}: has no front matter. Begin the file with a line “---”, the fields, and a line “---”.`,
    )
  const { data } = readYaml(file, yaml, 2)
  return { fields: filledIn(data, file, values), body, bodyLine: yaml.split('\n').length + 2 }
}

/** A field that is only the name of a number becomes that number. */
function filledIn(data: unknown, file: string, values: Values): unknown {
  if (typeof data === 'string') {
    const fault = (_line: number, says: string): never => {
      throw new Error(`${file}: ${says}`)
    }
    const text = interpolate(data, values, fault, 1, (value) => value)
    return /^\{\{[^{}]*\}\}$/.test(data) && Number.isFinite(Number(text)) ? Number(text) : text
  }
  if (Array.isArray(data)) return data.map((part) => filledIn(part, file, values))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, filledIn(part, file, values)]))
}
