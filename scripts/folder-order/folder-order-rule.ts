import { posix, relative, sep } from 'node:path'
import type { Rule } from 'eslint'
import { projectRoot } from '../run-command.ts'
import { folderOrder } from './folder-order.ts'

/** Tests may import from anywhere. */
const isOfTests = /\.(?:test|fixture)\.|\/testing\//

interface Place {
  part: string
  /** The folder in it, or the file that stands beside the folders. */
  room: string
  isFolder: boolean
}

function placeOf(path: string): Place {
  const [part = '', room = '', ...below] = path.split('/')
  return { part, room, isFolder: below.length > 0 }
}

/** Says what is wrong with an import from one file to another, both from the project's root; undefined when nothing is. */
function wrongWay(from: string, to: string): string | undefined {
  const [importer, imported] = [placeOf(from), placeOf(to)]
  const order = folderOrder[importer.part]
  if (!order || imported.part !== importer.part || imported.room === importer.room) return undefined
  const [at, target] = [order.indexOf(importer.room), order.indexOf(imported.room)]
  if (!importer.isFolder && (at < 0 || target < 0)) return undefined
  const list = 'scripts/folder-order/folder-order.ts'
  if (at < 0) return `${importer.part}/${importer.room} has no place yet: name it in ${list}.`
  if (target < 0)
    return `${imported.room} stands above all folders: name it in ${list}, or move what is needed.`
  if (target < at) return undefined
  return `${importer.room} stands below ${imported.room} (${list}): move what both need further down, or hand it in.`
}

/** For oxlint: folders inside app and server may import each other in one direction only. */
const plugin = {
  meta: { name: 'folder-order' },
  rules: {
    'one-way': {
      create(context: Rule.RuleContext) {
        const from = relative(projectRoot, context.filename).split(sep).join('/')
        if (isOfTests.test(from)) return {}
        const check = ({ source }: { source?: unknown }, node: Rule.Node) => {
          const address = source && typeof source === 'object' && 'value' in source ? source.value : undefined
          if (typeof address !== 'string' || !address.startsWith('.')) return
          const message = wrongWay(from, posix.join(posix.dirname(from), address))
          if (message) context.report({ node, message })
        }
        return {
          ImportDeclaration: (node: Rule.Node) => check(node as { source?: unknown }, node),
          ImportExpression: (node: Rule.Node) => check(node as { source?: unknown }, node),
          ExportAllDeclaration: (node: Rule.Node) => check(node as { source?: unknown }, node),
          ExportNamedDeclaration: (node: Rule.Node) => check(node as { source?: unknown }, node),
        }
      },
    },
  },
}

export default plugin
