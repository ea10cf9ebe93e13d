import { runOnProjectNode } from './setup/run.mjs'
import { setUp } from './setup/set-up.mjs'

const addresses = process.argv.slice(2)

await setUp({ build: addresses.length === 0 })
await runOnProjectNode('tools/check-links/main.ts', addresses)
