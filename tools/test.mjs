import { runOnProjectNode } from './setup/run-on-project-node.mjs'
import { setUp } from './setup/set-up.mjs'

// The site is built as one of the checks, so that a build that fails is reported beside the others.
await setUp()
runOnProjectNode('tools/checks/main.ts', process.argv.slice(2))
