import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'

const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const letters = [...capitals, ...'abcdefghijklmnopqrstuvwxyz']

/**
 * Names for the classes of the CSS Modules in `folder`: two letters for the file, then those of the class in it. Names
 * of one component begin alike and so compress far better than hashes; the capital in front keeps them apart from the
 * global classes. The same files give the same names in every part of a build.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = globSync('**/*.module.css', { cwd: folder }).map((file) => resolve(folder, file))
  const sheets = new Map(
    files.toSorted().map((file, at) => [file, { prefix: fileLetters(at), names: new Map<string, string>() }]),
  )
  return (name, file) => {
    const sheet = sheets.get(resolve(file.replace(/\?.*/, '')))
    if (!sheet) throw new Error(`${relative('.', file)} is not among the CSS Modules of ${folder}`)
    const short = sheet.names.get(name) ?? sheet.prefix + classLetters(sheet.names.size)
    sheet.names.set(name, short)
    return short
  }
}

function fileLetters(at: number): string {
  const first = capitals[Math.floor(at / letters.length)]
  if (first === undefined) throw new Error('There are more CSS Modules than names of two letters')
  return first + letters[at % letters.length]
}

function classLetters(at: number): string {
  const more = Math.floor(at / letters.length)
  return (more > 0 ? classLetters(more - 1) : '') + letters[at % letters.length]
}
