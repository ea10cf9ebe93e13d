import { runOnProjectNode } from './setup/run.mjs'
import { setUp } from './setup/set-up.mjs'
import { settingsFile } from './setup/settings-file.mjs'

const { file, rest } = settingsFile(process.argv.slice(2))
await setUp({ build: !rest.includes('--as-built') })
await runOnProjectNode('leads/main.ts', [], file)
