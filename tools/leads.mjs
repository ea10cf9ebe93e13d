import { launch } from './setup/launch.mjs'

// Samples are shown in the site’s own desk.
await launch({ script: 'tools/setup/operate.ts', build: process.argv.includes('sample') })
