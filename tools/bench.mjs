import { runOnProjectNode } from './setup/run.mjs'
import { setUp } from './setup/set-up.mjs'

const parts = process.argv.slice(2)

// The server is measured on its own pages.
await setUp({ build: parts.length === 0 || parts.some((part) => part === 'visits' || part === 'assistant') })
await runOnProjectNode('tools/bench/main.ts', parts)
