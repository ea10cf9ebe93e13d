import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { interpolate, type Values } from '../../common/markdown/interpolate.ts'
import { type YamlPath, type YamlText, readYaml } from '../../common/markdown/read-yaml.ts'

/** Parses a text file, given its path from the project’s root. Throws an Error with a line for each fault. */
export type TextReader<Data> = (file: string, text: YamlText) => Data

/** Reads the file at a path below assistant/content. Throws whatever its parser throws. */
export function readTextFile<Data>(path: string, read: TextReader<Data>): Data {
  const file = `assistant/content/${path}`
  return read(file, readYaml(file, readFileSync(join(import.meta.dirname, path), 'utf8')))
}

/**
 * Reads every YAML file in a folder of assistant/content, in order of name. Throws one Error with a line for each fault
 * in any of them.
 */
export function readTextFolder<Data>(folder: string, read: TextReader<Data>): Data[] {
  const names = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
  const paths = names.filter((name) => name.endsWith('.yml')).map((name) => name.replaceAll('\\', '/'))
  const faults: string[] = []
  const all = paths.toSorted(byName).flatMap((path) => {
    try {
      return [readTextFile(`${folder}/${path}`, read)]
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      return []
    }
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return all
}

/** Replaces `{{their.names}}` with values. Throws an Error with the line of an unknown name. */
export function filledIn(values: Values, file: string, { lineOf }: YamlText) {
  return (text: string, path: YamlPath): string => {
    const faults: string[] = []
    const fault = (line: number, says: string) => faults.push(`${file}, line ${line}: ${says}`)
    const filled = interpolate(text, values, fault, lineOf(path), (value) => value)
    if (faults.length > 0) throw new Error(faults.join('\n'))
    return filled
  }
}

/** A page before the pages whose names start with its own. */
function byName(one: string, other: string): number {
  return one.replace('.yml', '') < other.replace('.yml', '') ? -1 : 1
}
