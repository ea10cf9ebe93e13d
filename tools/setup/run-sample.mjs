import { spawnSync } from 'node:child_process'
import { projectNode, projectRoot } from './project.mjs'
import { runOnProjectNode } from './run.mjs'

/** The sample server's environment: nothing that would mail, post or store leads anywhere else. */
const passedOn = /^(?:path|home|systemroot|te?mp|tmpdir|lang|tz|host|port|site_dir|npm_.*|node_.*)$/i

/**
 * The data folder for samples, if these words of the operator's command request them; else undefined.
 * @param {string[]} words
 * @returns {string | undefined}
 */
export function sampleFolder(words) {
  const apart = words.flatMap((word) => (word.startsWith('--data=') ? ['--data', word.slice(7)] : [word]))
  const at = apart.indexOf('--data')
  const [command, ...further] = at < 0 ? apart : apart.toSpliced(at, 2)
  if (command !== 'sample' || further.length > 0) return undefined
  return (at < 0 ? undefined : apart[at + 1]) ?? 'data/sample'
}

/**
 * Fills the folder with samples, and serves site and lead desk on it with no settings but host and port. Prints its
 * first owner's link, as on a fresh clone.
 * @param {string} folder
 */
export async function runSample(folder) {
  for (const name of Object.keys(process.env)) if (!passedOn.test(name)) delete process.env[name]
  const fill = ['leads/commands/main.ts', '--data', folder, 'sample']
  const { status } = spawnSync(projectNode, fill, { cwd: projectRoot, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  // The recipient of the first owner's link: leads/sample/fill-sample.ts.
  Object.assign(process.env, {
    DATA_DIR: folder,
    LEAD_RECIPIENTS: 'asha.rao@sample-team.example',
    RETENTION_DAYS: '0',
  })
  await runOnProjectNode('leads/main.ts', [])
}
