import { endWithNpm } from './setup/end-with-npm.mjs'
import { runOnProjectNode } from './setup/run-on-project-node.mjs'
import { setUp } from './setup/set-up.mjs'

endWithNpm()

// The site is built as one of the checks, so that a build that fails is reported beside the others.
await setUp({ build: false })
runOnProjectNode('scripts/checks/main.ts', process.argv.slice(2))
