import type { CSSRuleDefinition } from '@eslint/css'

interface Scale {
  /** Properties whose values must be on the scale. */
  properties: RegExp
  /** Other values allowed in a part of a value. */
  part: RegExp
  message: string
}

const end = 'of common/styles/tokens.css. Where none can fit, disable this rule for the line and say why.'

/** A size of the scale, or one relative to the surrounding text, the sheet of paper or the screen’s width. */
const letters: Scale = {
  properties: /^font-size$/,
  part: /^(?:var\(--t-[a-z0-9]+\)|inherit|[\d.]+(?:em|pt|vw))$/,
  message: `Take one of the sizes --t-… ${end}`,
}

/**
 * A step of the scale, or something that is not a step: a nudge of at most 3px, a pull onto a point or out of a
 * padding (negative), a relative value (em, a percentage, the screen, a variable, a function).
 */
const spaces: Scale = {
  properties: /^(?:padding|margin)(?:-.+)?$|^(?:row-|column-)?gap$/,
  part: /^(?:0|auto|inherit|normal|[0-3](?:\.\d+)?px|-.+|[\d.]+(?:em|pt|mm|%|s?v[hw])|[a-z-]+\(.+\))$/s,
  message: `Take one of the spaces --s-… ${end}`,
}

const scaleRule = ({ properties, part, message }: Scale): CSSRuleDefinition => ({
  meta: { type: 'problem', schema: [], messages: { offScale: message } },
  create: (context) => ({
    Declaration(node) {
      if (!properties.test(node.property)) return
      const parts = node.value.type === 'Value' ? node.value.children : [node.value]
      if (!parts.every((one) => part.test(context.sourceCode.getText(one).trim())))
        context.report({ node, messageId: 'offScale' })
    },
  }),
})

/** For ESLint: font sizes and spaces must be steps of their scales. */
const plugin = {
  meta: { name: 'scales' },
  rules: { 'font-size': scaleRule(letters), space: scaleRule(spaces) },
}

export default plugin
