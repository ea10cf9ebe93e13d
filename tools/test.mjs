import { runOnProjectNode } from './setup/run.mjs'
import { setUp } from './setup/set-up.mjs'

// The site is built as one of the checks, so that a failing build is reported with the others.
await setUp()
await runOnProjectNode('tools/checks/main.ts', process.argv.slice(2))
