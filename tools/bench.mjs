import { launch } from './setup/launch.mjs'

await launch({ script: 'tools/bench/main.ts', build: true })
