import { readYaml } from './read-yaml.ts'

/** A Markdown file in its two parts. */
export interface FileParts {
  /** The fields between the two lines `---`, not yet checked. */
  fields: unknown
  body: string
  /** Line of the file, from 1, on which the body begins. */
  bodyLine: number
}

/** Takes a file apart. Throws an Error that names file and line when there are no fields or they are not YAML. */
export function splitFrontMatter(file: string, source: string): FileParts {
  const text = source.replaceAll('\r\n', '\n')
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)^---[ \t]*(?:\n([\s\S]*))?$/m.exec(text) ?? []
  if (!text.startsWith('---\n') || yaml === '')
    throw new Error(
      `${file}: has no front matter. Begin the file with a line “---”, the fields, and a line “---”.`,
    )
  return { fields: readYaml(file, yaml, 2).data, body, bodyLine: yaml.split('\n').length + 2 }
}
