import { runOnProjectNode } from './setup/run-on-project-node.mjs'
import { setUp } from './setup/set-up.mjs'

await setUp()
runOnProjectNode('server/desk/main.ts', process.argv.slice(2))
