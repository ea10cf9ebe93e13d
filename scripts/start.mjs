import { checkNodeVersion } from './setup/check-node-version.mjs'
import { checkPort } from './setup/check-port.mjs'
import { runOnProjectNode } from './setup/run-on-project-node.mjs'
import { setUp } from './setup/set-up.mjs'

checkNodeVersion()
await checkPort()
await setUp({ build: !process.argv.includes('--as-built') })
runOnProjectNode('server/main.ts', [])
