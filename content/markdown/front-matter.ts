import { LineCounter, parseDocument } from 'yaml'

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
  return { fields: readYaml(file, yaml, 2), body, bodyLine: yaml.split('\n').length + 2 }
}

/** Reads YAML that begins on `line` of `file`. Throws an Error that names the line at fault. */
export function readYaml(file: string, yaml: string, line: number): unknown {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { prettyErrors: false, lineCounter })
  const faults = [...document.errors, ...document.warnings].map((error) => {
    const at = line + lineCounter.linePos(error.pos[0]).line - 1
    return `${file}, line ${at}: is not YAML: ${error.message} Put a value that holds a colon, or begins with a sign, in quotation marks.`
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return document.toJS() as unknown
}
