import { runOnProjectNode } from './setup/run.mjs'
import { runSample, sampleFolder } from './setup/run-sample.mjs'
import { setUp } from './setup/set-up.mjs'
import { settingsFile } from './setup/settings-file.mjs'

const { file, rest } = settingsFile(process.argv.slice(2))
const folder = sampleFolder(rest)
await setUp({ build: folder !== undefined })
if (folder === undefined) await runOnProjectNode('leads/commands/main.ts', rest, file)
else await runSample(folder)
