import { ensureBuild } from './ensure-build.mjs'
import { ensureInstall } from './ensure-install.mjs'
import { endWithNpm } from './run.mjs'

/**
 * Prepares a fresh clone: the packages, including Node, and the built site if requested. Ends the process if a step
 * fails, which has reported why. From now on the process ends with npm.
 * @param {{ build?: boolean }} [options]
 */
export async function setUp({ build = false } = {}) {
  if (Number.parseInt(process.versions.node) < 20) {
    console.error(`This project needs Node 20 or newer; this is Node ${process.versions.node}.`)
    process.exit(1)
  }
  endWithNpm()
  await ensureInstall()
  if (build) await ensureBuild()
}
