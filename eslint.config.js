import { cssRules } from './tools/browser-floor/css-rules.ts'
import scales from './tools/scales/scale-rules.ts'

// Only the CSS: oxlint reads the code.
export default [
  ...cssRules,
  {
    files: ['**/*.css'],
    plugins: { scales },
    rules: { 'scales/font-size': 'error', 'scales/space': 'error' },
  },
]
