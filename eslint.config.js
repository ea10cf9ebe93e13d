import css from '@eslint/css'
import { builtinRules } from 'eslint/use-at-your-own-risk'
import { css as exceptions } from './tools/browser-floor/exceptions.ts'

// Only the CSS: oxlint reads the code.

/** Each of the scales is ESLint's rule for what may not stand in a place, under a name of its own. */
const restricted = /** @type {import('eslint').Rule.RuleModule} */ (builtinRules.get('no-restricted-syntax'))
const end = 'of common/styles/tokens.css. Where none can fit, disable this rule for the line and say why.'
const takeSize = `Take one of the sizes --t-… ${end}`
const takeSpace = `Take one of the spaces --s-… ${end}`

/** A size of the scale, or one that follows the words around it, the sheet of paper or the screen’s width. */
const size = ':not(Function[name="var"], Identifier[name="inherit"], Dimension[unit=/^(em|pt|vw)$/])'

/**
 * A step of the scale, or what is no step: a nudge of at most 3px, a pull upon a point or out of a padding (negative),
 * a measure that follows something else (em, a percentage, the screen, a variable, a function).
 */
const space = [
  'Function',
  'Identifier[name=/^(auto|inherit|normal)$/]',
  'Number[value="0"]',
  'Percentage',
  'Dimension[unit=/^(em|pt|mm|s?v[hw])$/]',
  'Dimension[value=/^-/]',
  String.raw`Dimension[unit="px"][value=/^[0-3](\.\d+)?$/]`,
].join(', ')

/** @type {import('eslint').Linter.Config[]} */
export default [
  {
    files: ['**/*.css'],
    plugins: { css, scales: { rules: { 'font-size': restricted, space: restricted } } },
    language: 'css/css',
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 'widely',
          allowProperties: exceptions.properties,
          allowPropertyValues: exceptions.values,
          allowSelectors: exceptions.selectors,
        },
      ],
      'scales/font-size': [
        'error',
        { selector: `Declaration[property="font-size"] > Value > ${size}`, message: takeSize },
        {
          selector: 'Declaration[property="font-size"] Function[name="var"] > Identifier:not([name=/^--t-/])',
          message: takeSize,
        },
      ],
      'scales/space': [
        'error',
        {
          selector: `Declaration[property=/^(padding|margin)(-.+)?$|^(row-|column-)?gap$/] > Value > :not(${space})`,
          message: takeSpace,
        },
      ],
    },
  },
]
