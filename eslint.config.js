import { cssRules } from './scripts/browser-floor/css-rules.ts'

export default cssRules
