import type { CSSRuleDefinition } from '@eslint/css'

/** A size of app/styles/tokens.css, or one that follows the words around it, the sheet of paper or the screen’s width. */
const isOfScale = /^(?:var\(--t-[a-z0-9]+\)|inherit|[\d.]+(?:em|pt|vw))$/

const message =
  'Take one of the sizes --t-… of app/styles/tokens.css. Where none can fit, disable this rule for the line and say why.'

/** For ESLint: letters have the sizes of the scale and no others. */
const plugin = {
  meta: { name: 'type-scale' },
  rules: {
    'font-size': {
      meta: { type: 'problem', schema: [], messages: { offScale: message } },
      create: (context) => ({
        Declaration(node) {
          if (node.property !== 'font-size') return
          const value = context.sourceCode.getText(node.value).trim()
          if (!isOfScale.test(value)) context.report({ node, messageId: 'offScale' })
        },
      }),
    } satisfies CSSRuleDefinition,
  },
}

export default plugin
