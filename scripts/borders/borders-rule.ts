import { posix, relative, sep } from 'node:path'
import type { Rule } from 'eslint'
import { projectRoot } from '../run-command.ts'
import { closed, folderOrder, mayImport, narrowed, packages } from './borders.ts'

const list = 'scripts/borders/borders.ts'
const isOfTests = /\.(?:test|fixture)\.|\/testing\//
const isUnitTest = /\.test\./

/** An import as the linter tells it. */
interface Import {
  source?: { value?: unknown } | null
  importKind?: string
}

/** Says what is wrong with an import of a file, by paths from the project's root; undefined when nothing is. */
function wrong(from: string, to: string, ofTypes: boolean): string | undefined {
  const [part = '', room = ''] = from.split('/')
  const [target = '', imported = ''] = to.split('/')
  if (target !== part) {
    const allowed = mayImport[part]
    // A file beside the parts, such as package.json, is nobody's inside.
    if (allowed && to.includes('/') && !allowed.includes(target))
      return `${part} imports only ${['itself', ...allowed].join(', ')} (${list}).`
    const border = narrowed.find((narrow) => from.startsWith(narrow.from) && to.startsWith(narrow.of))
    if (border && !(ofTypes && border.may === 'types') && !isUnitTest.test(from))
      return `${border.from} imports ${border.may} of ${border.of} (${list}).`
    return undefined
  }
  const inside = closed.find(({ folder }) => to.startsWith(folder) && !from.startsWith(folder))
  if (inside && from !== 'app/page-table.ts' && !(inside.to && from.startsWith(inside.to)))
    return `Nobody imports ${inside.folder}: app/page-table.ts names its pages.`
  return isOfTests.test(from) || imported === room ? undefined : againstTheOrder(from, to)
}

/** The same for folders of app and of server. */
function againstTheOrder(from: string, to: string): string | undefined {
  const [part = '', importer = '', ...below] = from.split('/')
  const [, imported = ''] = to.split('/')
  const order = folderOrder[part]
  if (!order) return undefined
  const [at, target] = [order.indexOf(importer), order.indexOf(imported)]
  if (below.length === 0 && (at < 0 || target < 0)) return undefined
  if (at < 0) return `${part}/${importer} has no place yet: name it in ${list}.`
  if (target < 0) return `${imported} stands above all folders: name it in ${list}, or move what is needed.`
  if (target < at) return undefined
  return `${importer} stands below ${imported} (${list}): move what both need further down, or hand it in.`
}

/** Says what is wrong with a package; undefined when nothing is. Tests may use all. */
function wrongPackage(from: string, name: string): string | undefined {
  const border = isUnitTest.test(from) ? undefined : packages.find(({ of }) => of.test(from))
  if (!border || border.may.includes(name)) return undefined
  return `Here only ${border.may.join(', ')}: ${border.because} (${list}).`
}

/** For oxlint: which folders and packages a file may import. */
const plugin = {
  meta: { name: 'borders' },
  rules: {
    imports: {
      create(context: Rule.RuleContext) {
        const from = relative(projectRoot, context.filename).split(sep).join('/')
        const check = (node: Rule.Node) => {
          const { source, importKind } = node as Import
          const address = source?.value
          if (typeof address !== 'string') return
          const message = address.startsWith('.')
            ? wrong(from, posix.join(posix.dirname(from), address), importKind === 'type')
            : wrongPackage(from, address)
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
