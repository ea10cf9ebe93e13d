import type { Rule } from 'eslint'

interface SyntaxNode extends Record<string, unknown> {
  type: string
}

const effects = /^use(?:Layout|Insertion)?Effect$/
/** Methods that are known to return what ends them. */
const subscribes = /^(?:subscribe|watch|observe)/

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value
const part = (node: SyntaxNode, name: string) => {
  const value = node[name]
  return isNode(value) ? value : undefined
}
const parts = (node: SyntaxNode, name: string) => {
  const value = node[name]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The expressions that one may come out as: the branches of a condition. */
function outcomes(expression: SyntaxNode | undefined): SyntaxNode[] {
  if (!expression) return []
  switch (expression.type) {
    case 'ConditionalExpression':
      return [...outcomes(part(expression, 'consequent')), ...outcomes(part(expression, 'alternate'))]
    case 'LogicalExpression':
      return outcomes(part(expression, 'right'))
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return outcomes(part(expression, 'expression'))
    default:
      return [expression]
  }
}

/** Whether a function returns what a method returns: today nothing, tomorrow a promise. */
function returnsFromMethod(run: SyntaxNode): boolean {
  const body = part(run, 'body')
  const returned =
    body?.type === 'BlockStatement'
      ? parts(body, 'body')
          .filter(({ type }) => type === 'ReturnStatement')
          .map((statement) => part(statement, 'argument'))
      : [body]
  return returned.flatMap(outcomes).some((outcome) => {
    const called = outcome.type === 'CallExpression' ? part(outcome, 'callee') : undefined
    const name = called?.type === 'MemberExpression' ? part(called, 'property') : undefined
    return name !== undefined && !subscribes.test(String(name['name']))
  })
}

const isFunction = (node: SyntaxNode | undefined) =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

/** Whether a child of an element is something, and not the space between two lines. */
const isChild = (child: SyntaxNode) => child.type !== 'JSXText' || /\S|^[^\n]*$/.test(String(child['value']))

const isText = ({ type, value }: SyntaxNode) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')

/** A fragment whose texts are in the element around it. */
const holdsText = (node: SyntaxNode) =>
  node.type === 'JSXFragment' &&
  parts(node, 'children').some((child) => child.type === 'JSXText' && isChild(child))

/** Whether a child of an element is there at times only, or is now this and now that. */
function conditionOf(child: SyntaxNode): SyntaxNode | undefined {
  const expression = child.type === 'JSXExpressionContainer' ? part(child, 'expression') : undefined
  return expression && /^(?:Conditional|Logical)Expression$/.test(expression.type) ? expression : undefined
}

/** For oxlint: two ways in which a React tree breaks that no type tells of. */
const plugin = {
  meta: { name: 'react-safety' },
  rules: {
    /** React calls what an effect or a ref returns. `scrollIntoView` returns a promise since Chrome 150. */
    returns: {
      create(context: Rule.RuleContext) {
        const check = (run: SyntaxNode | undefined, node: Rule.Node) => {
          if (run && isFunction(run) && returnsFromMethod(run))
            context.report({
              node,
              message: 'React takes what this returns for a clean-up: put the call into braces.',
            })
        }
        return {
          CallExpression(node: Rule.Node) {
            const call = node as unknown as SyntaxNode
            if (effects.test(String(part(call, 'callee')?.['name']))) check(parts(call, 'arguments')[0], node)
          },
          JSXAttribute(node: Rule.Node) {
            const attribute = node as unknown as SyntaxNode
            const value = part(attribute, 'value')
            if (part(attribute, 'name')?.['name'] === 'ref' && value) check(part(value, 'expression'), node)
          },
        }
      },
    },
    /**
     * A translator puts elements in the place of texts. React then fails to take such a text away, and to put something
     * in front of it.
     */
    'loose-text': {
      create(context: Rule.RuleContext) {
        const check = (node: Rule.Node) => {
          const children = parts(node as unknown as SyntaxNode, 'children').filter(isChild)
          for (const [at, child] of children.entries()) {
            const condition = conditionOf(child)
            if (!condition) continue
            const comesBeforeText = children.slice(at + 1).some(({ type }) => type === 'JSXText')
            const isBesideOthers = children.length > 1
            const isLoose = outcomes(condition).some(
              (one) => holdsText(one) || (isBesideOthers && isText(one)),
            )
            if (isLoose || comesBeforeText)
              context.report({
                node: child as unknown as Rule.Node,
                message:
                  'Text that comes and goes, or before which something does, needs an element of its own.',
              })
          }
        }
        return { JSXElement: check, JSXFragment: check }
      },
    },
  },
}

export default plugin
