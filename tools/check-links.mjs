import { runOnProjectNode } from './setup/run-on-project-node.mjs'
import { setUp } from './setup/set-up.mjs'

const addresses = process.argv.slice(2)

await setUp({ build: addresses.length === 0 })
runOnProjectNode('tools/check-links/main.ts', addresses)
