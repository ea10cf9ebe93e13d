import { launch } from './setup/launch.mjs'

// With an address, another site is checked.
await launch({ script: 'tools/check-links/main.ts', build: process.argv.length === 2 })
