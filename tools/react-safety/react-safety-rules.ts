import type { Rule } from 'eslint'

/** What React calls, and keeps the result of. */
const runs = [
  'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] > ArrowFunctionExpression',
  'JSXAttribute[name.name="ref"] > JSXExpressionContainer > ArrowFunctionExpression',
]
/** `() => element.method()` hands on what the method returns. Those that are left out are known to return what ends them. */
const call = 'CallExpression[callee.property][callee.property.name!=/^(subscribe|watch|observe)/]'

/** For oxlint: React calls what an effect or a ref returns. `scrollIntoView` returns a promise since Chrome 150. */
const plugin = {
  meta: { name: 'react-safety' },
  rules: {
    returns: {
      create(context: Rule.RuleContext) {
        const message = 'React takes what this returns for a clean-up: put the call into braces.'
        const report = (node: Rule.Node) => context.report({ node, message })
        const selectors = runs.flatMap((run) => [`${run} > ${call}`, `${run} > ChainExpression > ${call}`])
        return Object.fromEntries(selectors.map((selector) => [selector, report]))
      },
    },
  },
}

export default plugin
