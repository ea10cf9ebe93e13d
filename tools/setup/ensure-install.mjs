import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, projectRoot, run } from './run.mjs'

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} Packages */

/** @param {string} file @returns {Packages | undefined} */
function packagesIn(file) {
  const path = join(projectRoot, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

/**
 * Whether npm's record of the installation matches the lock file. npm deletes the record before an install and
 * writes it last, so an interrupted one has none. It omits optional packages for other platforms.
 * @param {Packages} locked
 * @param {Packages | undefined} installed
 */
export function holds({ '': _project, ...locked }, installed) {
  return Object.entries(locked).every(([path, { version, integrity, optional, devOptional }]) => {
    const present = installed?.[path]
    if (present) return present.version === version && present.integrity === integrity
    return installed && (optional ?? devOptional)
  })
}

const isInstalled = () =>
  holds(packagesIn('package-lock.json') ?? {}, packagesIn('node_modules/.package-lock.json')) &&
  spawnSync(projectNode, ['--version']).status === 0

/** Installs the packages of the lock file unless node_modules already holds exactly these. Throws with what to do. */
export async function ensureInstall() {
  if (isInstalled()) return
  // The npm that runs this script, and its Node: the project’s own is about to be deleted.
  const { npm_node_execpath: node = '', npm_execpath: npm } = process.env
  if (npm === undefined) throw new Error('Packages are missing or out of date: run `npm ci`.')
  console.log('Installing packages …')
  const code = await run(node, [npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) throw new Error(`npm could not install the packages (exit code ${code}).`)
  if (isInstalled()) return
  throw new Error('The project’s own Node does not run. If npm skips install scripts, allow that of "node".')
}
