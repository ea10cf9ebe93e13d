import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installProblem } from './install-state.mjs'
import { withLock } from './lock.mjs'
import { cacheFolder, environmentWithPath, projectNode, projectRoot } from './project.mjs'
import { runStep, StepFailed } from './run-step.mjs'

/** @param {string} path relative to the project */
function readJson(path) {
  const file = join(projectRoot, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function currentProblem() {
  const problem = installProblem(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))
  if (problem) return problem
  try {
    execFileSync(projectNode, ['--version'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'the Node that belongs to the project does not run'
  }
}

/** Installs the packages of the lock file unless node_modules already holds exactly these. */
export async function ensureInstall() {
  if (!currentProblem()) return
  const onWait = () => console.log('Another command is installing the packages; waiting for it …')
  await withLock(join(cacheFolder, 'install.lock'), { onWait }, async () => {
    if (!currentProblem()) return
    const first = !existsSync(join(projectRoot, 'node_modules'))
    await runStep(
      first ? 'Installing packages (first run only)' : 'Installing packages again (they have changed)',
      'npm',
      ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
      // npm must not run on the Node it is about to delete.
      environmentWithPath((folders) =>
        folders.filter((folder) => !folder.startsWith(join(projectRoot, 'node_modules'))),
      ),
    )
    const problem = currentProblem()
    if (!problem) return
    console.error(`The packages were installed, but ${problem}.`)
    console.error('If npm is set to skip install scripts, allow the one of the package "node" and try again.')
    throw new StepFailed('install')
  })
}
