import { endWithNpm } from './setup/end-with-npm.mjs'
import { runOnProjectNode } from './setup/run-on-project-node.mjs'
import { setUp } from './setup/set-up.mjs'

const [what, ...rest] = process.argv.slice(2)
const isDesk = what === 'desk'

endWithNpm()
// The lead desk is measured on a page of its own.
await setUp({ build: !isDesk })
if (isDesk) runOnProjectNode('scripts/bench/lead-desk/main.ts', rest)
else runOnProjectNode('scripts/bench/main.ts', process.argv.slice(2))
