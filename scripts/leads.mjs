import { endWithNpm } from './setup/end-with-npm.mjs'
import { runOnProjectNode } from './setup/run-on-project-node.mjs'
import { setUp } from './setup/set-up.mjs'

endWithNpm()
await setUp({ build: false })
runOnProjectNode('server/desk/main.ts', process.argv.slice(2))
