import { isMap, isNode, LineCounter, parseDocument } from 'yaml'

/** Names of fields and numbers of entries, from the outside in. */
export type YamlPath = readonly (string | number)[]

export interface YamlText {
  data: unknown
  /** Line of the file where the entry at a path begins; that of its parent if it does not exist. */
  lineOf: (path: YamlPath) => number
}

/** Reads YAML that begins on `line` of `file`. Throws an Error with the faulty line. */
export function readYaml(file: string, yaml: string, line = 1): YamlText {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { prettyErrors: false, lineCounter })
  const lineAt = (offset: number) => line + lineCounter.linePos(offset).line - 1
  const faults = [...document.errors, ...document.warnings].map(
    ({ pos, message }) =>
      `${file}, line ${lineAt(pos[0])}: is not YAML: ${message} Put a value that holds a colon, or begins with a sign, in quotation marks.`,
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))

  const lineOf = (path: YamlPath): number => {
    const around = document.getIn(path.slice(0, -1), true)
    const pair = isMap(around) && around.items.find(({ key }) => String(key) === path.at(-1))
    const node = pair ? pair.key : document.getIn(path, true)
    if (isNode(node) && node.range) return lineAt(node.range[0])
    return path.length > 0 ? lineOf(path.slice(0, -1)) : line
  }
  return { data: document.toJS() as unknown, lineOf }
}
