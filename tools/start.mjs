import { launch } from './setup/launch.mjs'

await launch({ script: 'tools/setup/serve.ts', build: !process.argv.includes('--as-built') })
