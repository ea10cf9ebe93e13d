import { checkNodeVersion } from './setup/check-node-version.mjs'
import { checkPort } from './setup/check-port.mjs'
import { runOnProjectNode } from './setup/run-on-project-node.mjs'
import { setUp } from './setup/set-up.mjs'
import { environmentOver, settingsFile } from './setup/settings-file.mjs'

checkNodeVersion()
const { file, rest } = settingsFile(process.argv.slice(2))
await checkPort(environmentOver(file))
await setUp({ build: !rest.includes('--as-built') })
runOnProjectNode('server/main.ts', [], file)
