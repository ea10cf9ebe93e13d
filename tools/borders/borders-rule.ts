import { posix, relative, sep } from 'node:path'
import type { Rule } from 'eslint'
import { projectRoot } from '../run-command.ts'
import { mayImport, mayImportAll, order } from './borders.ts'

const list = 'tools/borders/borders.ts'
const isOfTests = /\.(?:test|fixture)\.|\/testing\/|\/tests\//
const isUnitTest = /\.test\./

/** An import as reported by the linter. */
interface Import {
  source?: { value?: unknown } | null
  importKind?: string
}

/** Says what is wrong with an import of a file, by paths from the project's root; undefined if nothing is. */
function wrong(from: string, to: string, ofTypes: boolean): string | undefined {
  if (from.includes('/tests/')) return undefined
  const begins = (start: string) => from.startsWith(start)
  const place = Object.keys(mayImport)
    .filter(begins)
    .toSorted((a, b) => b.length - a.length)[0]
  // A file outside the rooms, such as package.json, is not internal to any.
  if (place !== undefined && to.includes('/') && !to.startsWith(place) && !mayImportAll.some(begins)) {
    const doors = mayImport[place] ?? []
    const isOpen = (door: string) => to.startsWith(door) || (ofTypes && `type ${to}`.startsWith(door))
    // A test may call code of another room that uses what it tests.
    const isOfRooms = isUnitTest.test(from) && !to.startsWith('tools/')
    if (!isOfRooms && !doors.some(isOpen))
      return `${place} imports only ${['itself', ...doors].join(', ')} (${list}).`
  }
  return isOfTests.test(from) || mayImportAll.some(begins) ? undefined : againstTheOrder(from, to)
}

/** The ordered folders and files, by their room. */
const ordered = new Set(['common', 'site', 'leads'])

/** The same for the ordered folders. */
function againstTheOrder(from: string, to: string): string | undefined {
  const [importer, imported] = [from, to].map((path) => path.split('/').slice(0, 2).join('/')) as [
    string,
    string,
  ]
  const [at, target] = [order.indexOf(importer), order.indexOf(imported)]
  const isOrdered = (path: string) => ordered.has(path.split('/')[0] ?? '')
  if (importer === imported || !isOrdered(from) || !to.includes('/')) return undefined
  if (importer === from && (at < 0 || target < 0)) return undefined
  if (at < 0) return `${importer} has no place yet: name it in ${list}.`
  if (target < 0)
    return isOrdered(to)
      ? `${imported} is above all folders: name it in ${list}, or move what is needed.`
      : undefined
  if (target < at) return undefined
  return `${importer} is below ${imported} (${list}): move what both need further down, or hand it in.`
}

/** For oxlint: which folders a file may import from. */
const plugin = {
  meta: { name: 'borders' },
  rules: {
    imports: {
      create(context: Rule.RuleContext) {
        const from = relative(projectRoot, context.filename).split(sep).join('/')
        const check = (node: Rule.Node) => {
          const { source, importKind } = node as Import
          const address = source?.value
          // Packages are the linter's own rule: no-restricted-imports.
          if (typeof address !== 'string' || !address.startsWith('.')) return
          const message = wrong(from, posix.join(posix.dirname(from), address), importKind === 'type')
          if (message) context.report({ node, message })
        }
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportAllDeclaration: check,
          ExportNamedDeclaration: check,
        }
      },
    },
  },
}

export default plugin
