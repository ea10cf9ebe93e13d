import type { Rule } from 'eslint'

interface SyntaxNode {
  type: string
  [part: string]: unknown
}

const effects = /^use(?:Layout|Insertion)?Effect$/
/** Methods known to return a function that ends them. */
const subscribes = /^(?:subscribe|watch|observe)/

const part = (node: SyntaxNode | undefined, name: string) => node?.[name] as SyntaxNode | undefined

/** Whether `() => element.method()` passes on what the method returns: nothing today, a promise tomorrow. */
function returnsFromMethod(run: SyntaxNode | undefined): boolean {
  if (run?.type !== 'ArrowFunctionExpression') return false
  const body = part(run, 'body')
  const call = body?.type === 'ChainExpression' ? part(body, 'expression') : body
  const method = part(part(call, 'callee'), 'property')
  return call?.type === 'CallExpression' && method !== undefined && !subscribes.test(String(method['name']))
}

/** For oxlint: React calls what an effect or a ref returns. `scrollIntoView` returns a promise since Chrome 150. */
const plugin = {
  meta: { name: 'react-safety' },
  rules: {
    returns: {
      create(context: Rule.RuleContext) {
        const check = (run: SyntaxNode | undefined, node: Rule.Node) => {
          const message = 'React takes what this returns for a clean-up: put the call into braces.'
          if (returnsFromMethod(run)) context.report({ node, message })
        }
        return {
          CallExpression(node: Rule.Node) {
            const { callee, arguments: given } = node as unknown as Record<string, SyntaxNode> & {
              arguments: SyntaxNode[]
            }
            if (effects.test(String(callee?.['name']))) check(given[0], node)
          },
          JSXAttribute(node: Rule.Node) {
            const attribute = node as unknown as SyntaxNode
            if (part(attribute, 'name')?.['name'] === 'ref')
              check(part(part(attribute, 'value'), 'expression'), node)
          },
        }
      },
    },
  },
}

export default plugin
