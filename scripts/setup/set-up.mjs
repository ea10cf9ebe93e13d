import { checkNodeVersion } from './check-node-version.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensureInstall } from './ensure-install.mjs'
import { StepFailed } from './run-step.mjs'

/**
 * Makes a fresh clone ready: the right Node, the packages, and the built site when asked for. Ends the
 * process with code 1 when a step fails; its log has been shown by then. From now on the process ends with npm.
 * @param {{ build?: boolean }} [options]
 */
export async function setUp({ build = false } = {}) {
  checkNodeVersion()
  endWithNpm()
  try {
    await ensureInstall()
    if (build) await ensureBuild()
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    process.exit(1)
  }
}
