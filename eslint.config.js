import { cssRules } from './scripts/browser-floor/css-rules.ts'
import typeScale from './scripts/type-scale/font-size-rule.ts'

// Only the CSS: oxlint reads the code.
export default [
  ...cssRules,
  {
    files: ['**/*.css'],
    plugins: { 'type-scale': typeScale },
    rules: { 'type-scale/font-size': 'error' },
  },
]
