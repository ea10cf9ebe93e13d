import { runOnProjectNode } from './setup/run-on-project-node.mjs'
import { setUp } from './setup/set-up.mjs'

const words = process.argv.slice(2)

// The lead desk is measured on pages of its own.
await setUp({ build: words.length === 0 || words.some((word) => !['desk', 'sales-desk'].includes(word)) })
runOnProjectNode('scripts/bench/main.ts', words)
