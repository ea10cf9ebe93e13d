import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './lock.mjs'
import { environmentWithPath, projectNode, projectRoot } from './project.mjs'
import { runStep } from './run.mjs'

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
export function holds(locked, installed) {
  return Object.entries(locked).every(([path, { version, integrity, optional, devOptional }]) => {
    const present = installed?.[path]
    if (path === '') return installed !== undefined
    if (!present) return (optional ?? devOptional) === true
    return present.version === version && present.integrity === integrity
  })
}

function isInstalled() {
  if (!holds(packagesIn('package-lock.json') ?? {}, packagesIn('node_modules/.package-lock.json')))
    return false
  try {
    execFileSync(projectNode, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Installs the packages of the lock file unless node_modules already contains exactly these. */
export async function ensureInstall() {
  if (isInstalled()) return
  await alone('install', async () => {
    if (isInstalled()) return
    // npm must not run on the Node it is about to delete.
    const env = environmentWithPath((folders) =>
      folders.filter((folder) => !folder.startsWith(join(projectRoot, 'node_modules'))),
    )
    await runStep('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], env)
    if (isInstalled()) return
    console.error('The project’s own Node does not run. If npm skips install scripts, allow that of "node".')
    process.exit(1)
  })
}
