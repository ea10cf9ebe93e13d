import { endWithNpm } from './end-with-npm.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensureInstall } from './ensure-install.mjs'
import { StepFailed } from './run-step.mjs'

const oldestNode = 20

/**
 * Makes a fresh clone ready: the right Node, the packages, and the built site when asked for. Ends the
 * process with code 1 when a step fails, which has said why. From now on the process ends with npm.
 * @param {{ build?: boolean }} [options]
 */
export async function setUp({ build = false } = {}) {
  if (Number.parseInt(process.versions.node) < oldestNode) {
    console.error(`This project needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`)
    process.exit(1)
  }
  endWithNpm()
  try {
    await ensureInstall()
    if (build) await ensureBuild()
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    process.exit(1)
  }
}
