import { runOnProjectNode } from './setup/run-on-project-node.mjs'
import { setUp } from './setup/set-up.mjs'

await setUp({ build: true })
runOnProjectNode('scripts/bench/main.ts', process.argv.slice(2))
