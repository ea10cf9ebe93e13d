import { checkNodeVersion } from './setup/check-node-version.mjs'
import { checkPort } from './setup/check-port.mjs'
import { endWithNpm } from './setup/end-with-npm.mjs'
import { runOnProjectNode } from './setup/run-on-project-node.mjs'
import { setUp } from './setup/set-up.mjs'

checkNodeVersion()
endWithNpm()
await checkPort()
await setUp({ build: !process.argv.includes('--as-built') })
runOnProjectNode('server/main.ts', [])
