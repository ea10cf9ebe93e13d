import { dropSettings, sampleFolder } from './sample.ts'
import { settingsFile } from './settings-file.ts'

// The operator's commands. Samples are filled in, and then served.
const { file, rest } = settingsFile(process.argv.slice(2))
const sample = sampleFolder(rest)
if (sample !== undefined) dropSettings()
else if (file !== undefined) process.loadEnvFile(file)
process.argv.splice(2, Infinity, ...rest)
await import('../../leads/commands/main.ts')
if (sample !== undefined && process.exitCode === 0) {
  // To whom the link for the first owner is made out: leads/sample/fill-sample.ts.
  const owner = { LEAD_RECIPIENTS: 'asha.rao@sample-team.example', RETENTION_DAYS: '0' }
  Object.assign(process.env, { DATA_DIR: sample, ...owner })
  await import('../../leads/main.ts')
}
