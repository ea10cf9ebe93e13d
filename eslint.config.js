import { cssRules } from './scripts/browser-floor/css-rules.ts'
import scales from './scripts/scales/scale-rules.ts'

// Only the CSS: oxlint reads the code.
export default [
  ...cssRules,
  {
    files: ['**/*.css'],
    plugins: { scales },
    rules: { 'scales/font-size': 'error', 'scales/space': 'error' },
  },
]
