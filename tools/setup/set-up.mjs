import { ensureBuild } from './ensure-build.mjs'
import { ensureInstall } from './ensure-install.mjs'
import { endWithNpm } from './run.mjs'

/**
 * Makes a fresh clone ready: the packages, the Node among them, and the built site when asked for. Ends the process when
 * a step fails, which has said why. From now on the process ends with npm.
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
