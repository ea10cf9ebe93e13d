import { endWithNpm } from './setup/end-with-npm.mjs'
import { runOnProjectNode } from './setup/run-on-project-node.mjs'
import { setUp } from './setup/set-up.mjs'

const addresses = process.argv.slice(2)

endWithNpm()
await setUp({ build: addresses.length === 0 })
runOnProjectNode('scripts/check-links/main.ts', addresses)
